// Generated from spec/tools/campaigns/update_campaign.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * Update campaign: Change a campaign. Older name for upsert_campaign with campaign_id.
 *
 * @deprecated
 *
 * `PATCH /campaigns/{campaign_id}/settings`
 */
export interface UpdateCampaignOperation {
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
      /** Campaign to change. */
      campaign_id: string;
    };
    cookie?: never;
  };
  requestBody?: { content: { "application/json": UpdateCampaignBody } };
  responses: {
    200: Success<Schemas["Campaign"]>;
    400: Failure; // bad_request, invalid_arguments
    401: Failure; // unauthenticated
    403: Failure; // out_of_scope, origin_not_allowed
    404: Failure; // not_found
    408: Failure; // timed_out
    409: Failure; // call_in_progress, campaign_not_editable
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

export interface UpdateCampaignBody {
  /** Campaign name. */
  name?: string;
  /** All steps. */
  steps?: Schemas["CampaignStepInput"][];
  /** Maximum steps per day; null: none. */
  daily_cap?: number | null;
  /** Omit for the default account. */
  account_id?: string;
  /** Dry run. */
  preview?: boolean;
}
