// Generated from spec/tools/settings/list_audit_events.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Failure, Success } from "../../responses.ts";
import type { Schemas } from "../../schemas.ts";

/**
 * List audit events: List the workspace's calls, newest first, with caller, tool, surface and outcome.
 *
 * `GET /audit-events`
 */
export interface ListAuditEventsOperation {
  parameters: {
    query?: {
      /** Name of a tool. */
      tool?: string;
      /** Only successes or only errors. */
      outcome?: "ok" | "error";
      /** internal: by the service itself. */
      surface?: "rest" | "mcp" | "internal";
      /** By this key or grant. */
      key_id?: string;
      /** At or after this time. */
      since?: string;
      /** Before this time. */
      until?: string;
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
    200: Success<Schemas["AuditEventPage"]>;
    400: Failure; // bad_request, invalid_arguments, invalid_cursor, preview_not_supported
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
