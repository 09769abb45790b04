// Generated from spec/tools/content/list_posts.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * List posts: List posts of the account, of a member or of a company.
 *
 * `GET /companies/{company_id}/posts`
 */
export interface ListCompanyPostsOperation {
  parameters: {
    query?: {
      /** Published at or after this time. */
      since?: string;
      /** Published before this time. */
      until?: string;
      /** engagement: most reactions, comments, reposts first. */
      sort?: "recent" | "engagement";
      detail?: Schemas["Detail"];
      limit?: Schemas["Limit"];
      cursor?: Schemas["Cursor"];
      /** Omit for the default account. */
      account_id?: string;
    };
    header?: never;
    path: {
      /** Id, handle or URL. */
      company_id: string;
    };
    cookie?: never;
  };
  requestBody?: never;
  responses: {
    200: Success<Schemas["PostItemPage"]>;
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
 * List posts: List posts of the account, of a member or of a company.
 *
 * Do not combine `profile_id` with `company_id`.
 *
 * `GET /posts`
 */
export interface ListPostsOperation {
  parameters: {
    query?: {
      /** Id, handle or URL; default: the account. */
      profile_id?: string;
      /** Id, handle or URL. */
      company_id?: string;
      /** Published at or after this time. */
      since?: string;
      /** Published before this time. */
      until?: string;
      /** engagement: most reactions, comments, reposts first. */
      sort?: "recent" | "engagement";
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
    200: Success<Schemas["PostItemPage"]>;
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
 * List posts: List posts of the account, of a member or of a company.
 *
 * `GET /profiles/{profile_id}/posts`
 */
export interface ListProfilePostsOperation {
  parameters: {
    query?: {
      /** Published at or after this time. */
      since?: string;
      /** Published before this time. */
      until?: string;
      /** engagement: most reactions, comments, reposts first. */
      sort?: "recent" | "engagement";
      detail?: Schemas["Detail"];
      limit?: Schemas["Limit"];
      cursor?: Schemas["Cursor"];
      /** Omit for the default account. */
      account_id?: string;
    };
    header?: never;
    path: {
      /** Id, handle or URL; default: the account. */
      profile_id: string;
    };
    cookie?: never;
  };
  requestBody?: never;
  responses: {
    200: Success<Schemas["PostItemPage"]>;
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
