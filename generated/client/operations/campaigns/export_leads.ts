// Generated from spec/tools/campaigns/export_leads.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * Export leads: Prepare a file with leads and their campaign history.
 *
 * `POST /exports/leads`
 */
export interface ExportLeadsOperation {
  parameters: {
    query?: {
      /** Omit for the default account. */
      account_id?: string;
    };
    header?: never;
    path?: never;
    cookie?: never;
  };
  requestBody: { content: { "application/json": ExportLeadsBody } };
  responses: {
    200: Success<Schemas["ExportJob"]>;
    400: Failure; // bad_request, invalid_arguments, preview_not_supported
    401: Failure; // unauthenticated
    403: Failure; // out_of_scope, origin_not_allowed
    404: Failure; // not_found
    408: Failure; // timed_out
    413: Failure; // payload_too_large
    415: Failure; // unsupported_media_type
    417: Failure; // expectation_failed
    429: Failure; // rate_limited, safety_limit_reached
    431: Failure; // headers_too_large
    500: Failure; // internal_error
    501: Failure; // not_supported
    502: Failure; // network_error
    503: Failure; // network_unavailable, account_disconnected, store_unavailable
  };
}

export interface ExportLeadsBody {
  /** csv: formulas are escaped. */
  format: "csv" | "json";
  /** Only leads on this list. */
  lead_list_id?: string;
  /** Only leads that this campaign has enrolled. */
  campaign_id?: string;
  /** Omit for the default account. */
  account_id?: string;
}
