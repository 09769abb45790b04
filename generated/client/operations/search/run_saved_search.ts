// Generated from spec/tools/search/run_saved_search.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * Run saved search: Run a saved search and mark which results are new.
 *
 * `POST /saved-searches/{saved_search_id}/run`
 */
export interface RunSavedSearchOperation {
  parameters: {
    query?: {
      /** Omit for the default account. */
      account_id?: string;
    };
    header?: never;
    path: {
      /** Id from list_saved_searches. */
      saved_search_id: string;
    };
    cookie?: never;
  };
  requestBody?: { content: { "application/json": RunSavedSearchBody } };
  responses: {
    200: Success<Schemas["SavedSearchRun"]>;
    400: Failure; // bad_request, invalid_arguments, invalid_cursor, preview_not_supported
    401: Failure; // unauthenticated
    403: Failure; // out_of_scope, origin_not_allowed, subscription_required
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

export interface RunSavedSearchBody {
  /** Only new results. */
  only_new?: boolean;
  /** full: all fields of posts. */
  detail?: Schemas["Detail"];
  limit?: Schemas["Limit"];
  cursor?: Schemas["Cursor"];
  /** Omit for the default account. */
  account_id?: string;
}
