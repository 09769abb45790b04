// Generated from spec/tools/analytics/get_company_analytics.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * Get company analytics: Read a company's posting frequency, formats, engagement, headcount and hiring, next to the
 * account's own posts.
 *
 * `GET /companies/{company_id}/analytics`
 */
export interface GetCompanyAnalyticsOperation {
  parameters: {
    query?: {
      /** Days up to today, or a month. */
      period?: "30d" | "90d" | "365d" | "this_month" | "last_month";
      /** Omit for the default account. */
      account_id?: string;
    };
    header?: never;
    path: {
      /** Company id, handle or URL. */
      company_id: string;
    };
    cookie?: never;
  };
  requestBody?: never;
  responses: {
    200: Success<Schemas["CompanyAnalytics"]>;
    400: Failure; // bad_request, invalid_arguments, preview_not_supported
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
