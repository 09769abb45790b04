// Generated from spec/tools/analytics/get_best_posting_times.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * Get best posting times: Rank the hours of the week by the engagement of the account's past posts, with the sample
 * size of each.
 *
 * `GET /analytics/best-times`
 */
export interface GetBestPostingTimesOperation {
  parameters: {
    query?: {
      /** Days up to today. */
      period?: "90d" | "365d";
      /** IANA name: Europe/Lisbon. Default: the account's. */
      timezone?: string;
      /** Hours of the week to return. */
      limit?: number;
      /** Omit for the default account. */
      account_id?: string;
    };
    header?: never;
    path?: never;
    cookie?: never;
  };
  requestBody?: never;
  responses: {
    200: Success<Schemas["PostingTimes"]>;
    400: Failure; // bad_request, invalid_arguments, preview_not_supported
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
