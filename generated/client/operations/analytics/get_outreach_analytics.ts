// Generated from spec/tools/analytics/get_outreach_analytics.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * Get outreach analytics: Compute acceptance, reply and positive-reply rates of campaigns over time, by campaign and
 * step.
 *
 * `GET /analytics/outreach`
 */
export interface GetOutreachAnalyticsOperation {
  parameters: {
    query?: {
      /** Days up to today, or a month. */
      period?: "7d" | "30d" | "90d" | "365d" | "this_month" | "last_month";
      /** Only this campaign. */
      campaign_id?: string;
      /** Default: day for 7d, otherwise week. */
      interval?: "day" | "week";
      /** Omit for the default account. */
      account_id?: string;
    };
    header?: never;
    path?: never;
    cookie?: never;
  };
  requestBody?: never;
  responses: {
    200: Success<Schemas["OutreachAnalytics"]>;
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
