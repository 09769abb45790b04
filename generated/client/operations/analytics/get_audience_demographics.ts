// Generated from spec/tools/analytics/get_audience_demographics.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * Get audience demographics: Count the audience by industry, title, seniority, location and company size.
 *
 * `GET /analytics/audience`
 */
export interface GetAudienceDemographicsOperation {
  parameters: {
    query?: {
      /** Audience. */
      of?: "followers" | "connections" | "engagers";
      /** Only members who followed, connected or engaged in this period. Default: all; 90d for engagers. */
      period?: "30d" | "90d" | "365d";
      /** Omit for the default account. */
      account_id?: string;
    };
    header?: never;
    path?: never;
    cookie?: never;
  };
  requestBody?: never;
  responses: {
    200: Success<Schemas["AudienceDemographics"]>;
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
