// Generated from spec/tools/campaigns/list_navigator_alerts.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * List navigator alerts: List alerts on saved leads and their companies: job changes, posts, growth, hiring.
 *
 * `GET /navigator/alerts`
 */
export interface ListNavigatorAlertsOperation {
  parameters: {
    query?: {
      /** Default: all. */
      kinds?: Array<"job_change" | "promotion" | "post" | "growth" | "hiring">;
      /** Default: 30 days ago; earliest: 366 days. */
      since?: string;
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
    200: Success<Schemas["NavigatorAlertPage"]>;
    400: Failure; // bad_request, invalid_arguments, invalid_cursor, preview_not_supported
    401: Failure; // unauthenticated
    403: Failure; // out_of_scope, origin_not_allowed, subscription_required
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
