// Generated from spec/tools/campaigns/list_campaign_leads.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * List campaign leads: List the leads of a campaign with stage, next step, variant, next action time and outcome.
 *
 * `GET /campaigns/{campaign_id}/leads`
 */
export interface ListCampaignLeadsOperation {
  parameters: {
    query?: {
      /** Default: all. */
      stage?: Schemas["EnrollmentStage"];
      /** Recorded outcome. */
      outcome?: Schemas["LeadOutcome"];
      /** Words in name or headline. */
      keyword?: string;
      /** enrolled: oldest first; next_action: only planned steps, soonest first. */
      sort?: "enrolled" | "next_action";
      limit?: Schemas["Limit"];
      cursor?: Schemas["Cursor"];
      /** Omit for the default account. */
      account_id?: string;
    };
    header?: never;
    path: {
      /** Campaign. */
      campaign_id: string;
    };
    cookie?: never;
  };
  requestBody?: never;
  responses: {
    200: Success<Schemas["EnrollmentPage"]>;
    400: Failure; // bad_request, invalid_arguments, invalid_cursor, preview_not_supported
    401: Failure; // unauthenticated
    403: Failure; // out_of_scope, origin_not_allowed
    404: Failure; // not_found
    408: Failure; // timed_out
    417: Failure; // expectation_failed
    429: Failure; // rate_limited
    431: Failure; // headers_too_large
    500: Failure; // internal_error
    501: Failure; // not_supported
    502: Failure; // network_error
    503: Failure; // network_unavailable, store_unavailable
  };
}
