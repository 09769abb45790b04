// Generated from spec/tools/content/list_post_reactions.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * List post reactions: List who reacted to a post, and how.
 *
 * `GET /posts/{post_id}/reactions`
 */
export interface ListPostReactionsOperation {
  parameters: {
    query?: {
      /** Default: all, newest first. */
      type?: Schemas["ReactionType"];
      detail?: Schemas["Detail"];
      limit?: Schemas["Limit"];
      cursor?: Schemas["Cursor"];
      /** Omit for the default account. */
      account_id?: string;
    };
    header?: never;
    path: {
      /** Post id. */
      post_id: string;
    };
    cookie?: never;
  };
  requestBody?: never;
  responses: {
    200: Success<Schemas["ReactionPage"]>;
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
