// Generated from spec/tools/search/search_navigator_accounts.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * Search navigator accounts: Search companies by industry, growth, technologies and hiring.
 *
 * `POST /navigator/accounts/search`
 */
export interface SearchNavigatorAccountsOperation {
  parameters: {
    query?: {
      /** Omit for the default account. */
      account_id?: string;
    };
    header?: never;
    path?: never;
    cookie?: never;
  };
  requestBody?: { content: { "application/json": SearchNavigatorAccountsBody } };
  responses: {
    200: Success<Schemas["NavigatorAccountResults"]>;
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

export interface SearchNavigatorAccountsBody {
  /** Words that must all occur on the page. */
  keyword?: string;
  /** Full industry names. */
  industry?: string[];
  /** Sizes. */
  company_headcount?: Schemas["CompanySize"][];
  /** Growth over twelve months in percent. */
  headcount_growth?: {
    /** At least. */
    min?: number;
    /** At most. */
    max?: number;
  };
  /** Each must occur in the company's specialties. */
  technologies?: string[];
  /** true: has open jobs; false: has none. */
  hiring?: boolean;
  limit?: Schemas["Limit"];
  cursor?: Schemas["Cursor"];
  /** Omit for the default account. */
  account_id?: string;
}
