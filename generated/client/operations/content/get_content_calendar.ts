// Generated from spec/tools/content/get_content_calendar.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * Get content calendar: Show drafts, scheduled and published posts by day, with the gaps and the best free slots.
 *
 * `GET /content-calendar`
 */
export interface GetContentCalendarOperation {
  parameters: {
    query?: {
      /** Default: to - 27 days; without to, Monday of this week. */
      from?: string;
      /** Last day; default: from + 27 days. */
      to?: string;
      detail?: Schemas["Detail"];
      /** Omit for the default account. */
      account_id?: string;
    };
    header?: never;
    path?: never;
    cookie?: never;
  };
  requestBody?: never;
  responses: {
    200: Success<Schemas["ContentCalendar"]>;
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
