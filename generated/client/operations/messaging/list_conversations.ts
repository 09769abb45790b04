// Generated from spec/tools/messaging/list_conversations.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * List conversations: List conversations, newest activity first, with unread count, last message and labels.
 *
 * `GET /conversations`
 */
export interface ListConversationsOperation {
  parameters: {
    query?: {
      /**
       * all: except archived and snoozed. awaiting_reply: the newest message was received; unanswered: the newest
       * message was sent.
       */
      filter?: "all"
        | "unread"
        | "awaiting_reply"
        | "unanswered"
        | "archived"
        | "starred"
        | "inmail"
        | "snoozed"
        | "drafts";
      /** With this label. */
      label?: string;
      /** Words in one name, title or message. */
      keyword?: string;
      detail?: Schemas["Detail"];
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
    200: Success<Schemas["ConversationItemPage"]>;
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
