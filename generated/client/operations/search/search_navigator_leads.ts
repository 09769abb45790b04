// Generated from spec/tools/search/search_navigator_leads.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * Search navigator leads: Search members by seniority, function, tenure, company size and recent activity.
 *
 * `POST /navigator/leads/search`
 */
export interface SearchNavigatorLeadsOperation {
  parameters: {
    query?: {
      /** Omit for the default account. */
      account_id?: string;
    };
    header?: never;
    path?: never;
    cookie?: never;
  };
  requestBody?: { content: { "application/json": SearchNavigatorLeadsBody } };
  responses: {
    200: Success<Schemas["NavigatorLeadResults"]>;
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

export interface SearchNavigatorLeadsBody {
  /** Words that must all occur in the profile. */
  keyword?: string;
  /** Current job title. */
  title?: string;
  /** Place of residence. */
  location?: string;
  /** Industry's name. */
  industry?: string;
  /** Levels of the current position. */
  seniority?: Array<"entry" | "mid" | "senior" | "lead" | "manager" | "director" | "vp" | "cxo">;
  /** Business functions of the current position. */
  function?: Array<"engineering"
    | "data"
    | "product"
    | "design"
    | "security"
    | "sales"
    | "marketing"
    | "customer_success"
    | "people"
    | "finance"
    | "operations"
    | "procurement"
    | "legal"
    | "consulting"
    | "research"
    | "sustainability">;
  /** Years in the current position. */
  years_in_position?: {
    /** At least. */
    min?: number;
    /** At most. */
    max?: number;
  };
  /** Sizes of the current employer. */
  company_headcount?: Schemas["CompanySize"][];
  /** New employer in the last 90 days; false: none. */
  changed_jobs?: boolean;
  /** A post in the last 30 days; false: none. */
  posted_recently?: boolean;
  limit?: Schemas["Limit"];
  cursor?: Schemas["Cursor"];
  /** Omit for the default account. */
  account_id?: string;
}
