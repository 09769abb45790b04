// Generated from spec/tools/books/browse_shelf.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * Browse shelf: List the books by title.
 *
 * Deprecated since 2026-11-01; use `list_books` instead. It will be removed after 2027-06-30.
 *
 * @deprecated
 *
 * `GET /shelf`
 */
export interface BrowseShelfOperation {
  parameters: {
    query?: {
      /** Most books on one page. */
      count?: number;
      /** Where the page before ended. */
      cursor?: string;
      /** Omit for the default account. */
      account_id?: string;
    };
    header?: never;
    path?: never;
    cookie?: never;
  };
  requestBody?: never;
  responses: {
    200: Success<Schemas["BookPage"]>;
    400: Failure; // bad_request, invalid_arguments, invalid_cursor, preview_not_supported
    401: Failure; // unauthenticated
    403: Failure; // out_of_scope, origin_not_allowed
    404: Failure; // not_found
    408: Failure; // timed_out
    417: Failure; // expectation_failed
    429: Failure; // rate_limited
    431: Failure; // headers_too_large
    500: Failure; // internal_error
    503: Failure; // network_unavailable, store_unavailable
  };
}
