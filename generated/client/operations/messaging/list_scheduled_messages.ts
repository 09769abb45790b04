// Generated from spec/tools/messaging/list_scheduled_messages.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * List scheduled messages: List scheduled messages, and the results of those that were due.
 *
 * `GET /scheduled-messages`
 */
export interface ListScheduledMessagesOperation {
  parameters: {
    query?: {
      /** missed: not sent, because the service was down. */
      status?: "pending" | "sent" | "failed" | "cancelled" | "missed";
      /** By send_at. Default: soonest for pending, otherwise latest. */
      sort?: "soonest" | "latest";
      limit?: Schemas["Limit"];
      cursor?: Schemas["Cursor"];
      /** Omit for the default account. */
      account_id?: string;
    };
    header?: never;
    path?: never;
    cookie?: never;
  };
  requestBody?: never;
  responses: {
    200: Success<Schemas["ScheduledMessagePage"]>;
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
