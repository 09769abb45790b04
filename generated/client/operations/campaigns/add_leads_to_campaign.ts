// Generated from spec/tools/campaigns/add_leads_to_campaign.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * Add leads to campaign: Enroll leads or members in a campaign. Duplicate, excluded, blocked and already contacted ones
 * are skipped and reported.
 *
 * Give exactly one of `lead_ids`, `lead_list_id` and `profile_ids`.
 *
 * `POST /campaigns/{campaign_id}/leads`
 */
export interface AddLeadsToCampaignOperation {
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
      /** Draft, ready, running or paused campaign. */
      campaign_id: string;
    };
    cookie?: never;
  };
  requestBody: { content: { "application/json": AddLeadsToCampaignBody } };
  responses: {
    200: Success<Schemas["EnrollmentReport"]>;
    400: Failure; // bad_request, invalid_arguments
    401: Failure; // unauthenticated
    403: Failure; // out_of_scope, origin_not_allowed
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

export interface AddLeadsToCampaignBody {
  /** Leads. */
  lead_ids?: string[];
  /** Lead list (lst_...). */
  lead_list_id?: string;
  /** Members: ids, handles or URLs. */
  profile_ids?: string[];
  /** Omit for the default account. */
  account_id?: string;
  /** Dry run. */
  preview?: boolean;
}
