// Generated from spec/tools/campaigns/preview_campaign_launch.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * Preview campaign launch: Check a launch and return rendered samples, ineligible leads with reasons, daily plan, end
 * date and a launch token valid for 15 min.
 *
 * `POST /campaigns/{campaign_id}/launch/preview`
 */
export interface PreviewCampaignLaunchOperation {
  parameters: {
    query?: {
      /** Omit for the default account. */
      account_id?: string;
    };
    header?: never;
    path: {
      /** Draft or ready campaign. */
      campaign_id: string;
    };
    cookie?: never;
  };
  requestBody?: { content: { "application/json": PreviewCampaignLaunchBody } };
  responses: {
    200: Success<Schemas["LaunchPreview"]>;
    400: Failure; // bad_request, invalid_arguments, preview_not_supported
    401: Failure; // unauthenticated
    403: Failure; // out_of_scope, origin_not_allowed
    404: Failure; // not_found
    408: Failure; // timed_out
    409: Failure; // conflict
    413: Failure; // payload_too_large
    415: Failure; // unsupported_media_type
    417: Failure; // expectation_failed
    429: Failure; // rate_limited
    431: Failure; // headers_too_large
    500: Failure; // internal_error
    501: Failure; // not_supported
    502: Failure; // network_error
    503: Failure; // network_unavailable, store_unavailable
  };
}

export interface PreviewCampaignLaunchBody {
  /** Number of leads to render. */
  sample?: number;
  /** full: up to 50 ineligible leads per reason, not 10. */
  detail?: Schemas["Detail"];
  /** Omit for the default account. */
  account_id?: string;
}
