// Generated from spec/tools/messaging/export_conversations.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * Export conversations: Prepare a file with the messages of all conversations.
 *
 * `POST /exports/conversations`
 */
export interface ExportConversationsOperation {
  parameters: {
    query?: {
      /** Omit for the default account. */
      account_id?: string;
    };
    header?: never;
    path?: never;
    cookie?: never;
  };
  requestBody: { content: { "application/json": ExportConversationsBody } };
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

export interface ExportConversationsBody {
  /** csv: formulas are escaped. */
  format: "csv" | "json";
  /** Sent at or after this time. */
  since?: string;
  /** Omit for the default account. */
  account_id?: string;
}
