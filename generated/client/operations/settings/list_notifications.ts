// Generated from spec/tools/settings/list_notifications.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * List notifications: List notifications, newest first: mentions, comments, views, invitations, lead replies, paused
 * campaigns, missed schedules.
 *
 * `GET /notifications`
 */
export interface ListNotificationsOperation {
  parameters: {
    query?: {
      /** Only unread ones. */
      unread?: boolean;
      /** Default: enabled kinds. */
      kinds?: Schemas["NotificationKind"][];
      /** At or after this time. */
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
    200: Success<Schemas["NotificationPage"]>;
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
