// Generated from spec/tools/campaigns/update_campaign_lead.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * Update campaign lead: Change one lead's stage or next action time in a campaign, or record the outcome.
 *
 * Give at least one of `stage`, `next_action_at` and `outcome`. `stage: replied`, `stage: completed` or `stage:
 * stopped` excludes `next_action_at`.
 *
 * `PATCH /campaigns/{campaign_id}/leads/{lead_id}`
 */
export interface UpdateCampaignLeadOperation {
  parameters: {
    query?: {
      /** Omit for the default account. */
      account_id?: string;
      /** Return what the call would do, without doing it. */
      preview?: boolean;
    };
    header?: {
      /** Makes retries safe: for 24 hours, the same key and arguments return the stored response. */
      "Idempotency-Key"?: string;
    };
    path: {
      /** Campaign. */
      campaign_id: string;
      /** Lead from list_campaign_leads. */
      lead_id: string;
    };
    cookie?: never;
  };
  requestBody: { content: { "application/json": UpdateCampaignLeadBody } };
  responses: {
    200: Success<Schemas["Enrollment"]>;
    400: Failure; // bad_request, invalid_arguments
    401: Failure; // unauthenticated
    403: Failure; // out_of_scope, origin_not_allowed, excluded
    404: Failure; // not_found
    408: Failure; // timed_out
    409: Failure; // conflict, call_in_progress
    413: Failure; // payload_too_large
    415: Failure; // unsupported_media_type
    417: Failure; // expectation_failed
    422: Failure; // idempotency_mismatch
    429: Failure; // rate_limited
    431: Failure; // headers_too_large
    500: Failure; // internal_error
    501: Failure; // not_supported
    502: Failure; // network_error
    503: Failure; // network_unavailable, store_unavailable
  };
}

export interface UpdateCampaignLeadBody {
  /** in_progress: continue the sequence; other stages end it. */
  stage?: "in_progress" | "replied" | "completed" | "stopped";
  /** Future time of the next step. */
  next_action_at?: string;
  /** null: delete it. */
  outcome?: "positive" | "neutral" | "negative" | null;
  /** Omit for the default account. */
  account_id?: string;
  /** Dry run. */
  preview?: boolean;
}
