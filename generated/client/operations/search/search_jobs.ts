// Generated from spec/tools/search/search_jobs.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * Search jobs: Search job postings, for example to see what a company hires for.
 *
 * `GET /search/jobs`
 */
export interface SearchJobsByQueryOperation {
  parameters: {
    query?: {
      /** Words that must all occur. */
      keyword?: string;
      /** Company's name or id. */
      company?: string;
      /** Place of work. */
      location?: string;
      /** true: only remote jobs; false: only on-site jobs. */
      remote?: boolean;
      /** Levels. */
      seniority?: Schemas["Seniority"][];
      /** Posted at or after this time. */
      since?: string;
      /** Include closed postings. */
      include_closed?: boolean;
      /** relevant: keyword in the title first. */
      sort?: "relevant" | "recent";
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
    200: Success<Schemas["JobSearchResults"]>;
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
 * Search jobs: Search job postings, for example to see what a company hires for.
 *
 * `POST /search/jobs`
 */
export interface SearchJobsOperation {
  parameters: {
    query?: {
      /** Omit for the default account. */
      account_id?: string;
    };
    header?: never;
    path?: never;
    cookie?: never;
  };
  requestBody?: { content: { "application/json": SearchJobsBody } };
  responses: {
    200: Success<Schemas["JobSearchResults"]>;
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

export interface SearchJobsBody {
  /** Words that must all occur. */
  keyword?: string;
  /** Company's name or id. */
  company?: string;
  /** Place of work. */
  location?: string;
  /** true: only remote jobs; false: only on-site jobs. */
  remote?: boolean;
  /** Levels. */
  seniority?: Schemas["Seniority"][];
  /** Posted at or after this time. */
  since?: string;
  /** Include closed postings. */
  include_closed?: boolean;
  /** relevant: keyword in the title first. */
  sort?: "relevant" | "recent";
  limit?: Schemas["Limit"];
  cursor?: Schemas["Cursor"];
  /** Omit for the default account. */
  account_id?: string;
}
