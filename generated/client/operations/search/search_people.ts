// Generated from spec/tools/search/search_people.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * Search people: Search members by keyword and filters, best match first.
 *
 * `GET /search/people`
 */
export interface SearchPeopleByQueryOperation {
  parameters: {
    query?: {
      /** Words that must all occur. */
      keyword?: string;
      /** Current job title. */
      title?: string;
      /** Employer's name or company id. */
      company?: string;
      /** Place of residence. */
      location?: string;
      /** Industry's name. */
      industry?: string;
      /** School's name. */
      school?: string;
      /** Degrees of connection to the account. */
      degree?: number[];
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
    200: Success<Schemas["PeopleSearchResults"]>;
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
 * Search people: Search members by keyword and filters, best match first.
 *
 * `POST /search/people`
 */
export interface SearchPeopleOperation {
  parameters: {
    query?: {
      /** Omit for the default account. */
      account_id?: string;
    };
    header?: never;
    path?: never;
    cookie?: never;
  };
  requestBody?: { content: { "application/json": SearchPeopleBody } };
  responses: {
    200: Success<Schemas["PeopleSearchResults"]>;
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

export interface SearchPeopleBody {
  /** Words that must all occur. */
  keyword?: string;
  /** Current job title. */
  title?: string;
  /** Employer's name or company id. */
  company?: string;
  /** Place of residence. */
  location?: string;
  /** Industry's name. */
  industry?: string;
  /** School's name. */
  school?: string;
  /** Degrees of connection to the account. */
  degree?: number[];
  limit?: Schemas["Limit"];
  cursor?: Schemas["Cursor"];
  /** Omit for the default account. */
  account_id?: string;
}
