// Generated from spec/tools/messaging/search_messages.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * Search messages: Search the texts of all messages of the account, newest first, with the matching excerpt.
 *
 * `GET /messages/search`
 */
export interface SearchMessagesOperation {
  parameters: {
    query: {
      /** Words that the message contains. */
      keyword: string;
      /** Only messages written by this member: id, handle or URL. */
      profile_id?: string;
      /** Only this conversation. */
      conversation_id?: string;
      /** Sent at or after this time. */
      since?: string;
      /** Sent before this time. */
      until?: string;
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
    200: Success<Schemas["MessageHitPage"]>;
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
