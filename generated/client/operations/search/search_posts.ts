// Generated from spec/tools/search/search_posts.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * Search posts: Search posts by keyword, author, age and engagement.
 *
 * `GET /search/posts`
 */
export interface SearchPostsByQueryOperation {
  parameters: {
    query: {
      /** Words or hashtags that must all occur. */
      keyword: string;
      /** Member or company id. */
      author?: string;
      /** Published at or after this time. */
      since?: string;
      /**
       * engagement: most reactions, comments and reposts first; relevant: this order within each age group, newest
       * group first.
       */
      sort?: "relevant" | "recent" | "engagement";
      /** Minimum number of reactions. */
      min_reactions?: number;
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
    200: Success<Schemas["PostSearchResults"]>;
    400: Failure; // bad_request, invalid_arguments, invalid_cursor, preview_not_supported
    401: Failure; // unauthenticated
    403: Failure; // out_of_scope, origin_not_allowed
    404: Failure; // not_found
    408: Failure; // timed_out
    417: Failure; // expectation_failed
    429: Failure; // rate_limited, safety_limit_reached
    431: Failure; // headers_too_large
    500: Failure; // internal_error
    501: Failure; // not_supported
    502: Failure; // network_error
    503: Failure; // network_unavailable, account_disconnected, store_unavailable
  };
}

/**
 * Search posts: Search posts by keyword, author, age and engagement.
 *
 * `POST /search/posts`
 */
export interface SearchPostsOperation {
  parameters: {
    query?: {
      /** Omit for the default account. */
      account_id?: string;
    };
    header?: never;
    path?: never;
    cookie?: never;
  };
  requestBody: { content: { "application/json": SearchPostsBody } };
  responses: {
    200: Success<Schemas["PostSearchResults"]>;
    400: Failure; // bad_request, invalid_arguments, invalid_cursor, preview_not_supported
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

export interface SearchPostsBody {
  /** Words or hashtags that must all occur. */
  keyword: string;
  /** Member or company id. */
  author?: string;
  /** Published at or after this time. */
  since?: string;
  /**
   * engagement: most reactions, comments and reposts first; relevant: this order within each age group, newest group
   * first.
   */
  sort?: "relevant" | "recent" | "engagement";
  /** Minimum number of reactions. */
  min_reactions?: number;
  detail?: Schemas["Detail"];
  limit?: Schemas["Limit"];
  cursor?: Schemas["Cursor"];
  /** Omit for the default account. */
  account_id?: string;
}
