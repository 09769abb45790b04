// Generated from spec/tools/network/export_connections.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * Export connections: Prepare a file with connections, tags and notes.
 *
 * `POST /exports/connections`
 */
export interface ExportConnectionsOperation {
  parameters: {
    query?: {
      /** Omit for the default account. */
      account_id?: string;
    };
    header?: never;
    path?: never;
    cookie?: never;
  };
  requestBody: { content: { "application/json": ExportConnectionsBody } };
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

export interface ExportConnectionsBody {
  /** csv: formulas are escaped. */
  format: "csv" | "json";
  /** Only connections with this tag. */
  tag?: string;
  /** Omit for the default account. */
  account_id?: string;
}
