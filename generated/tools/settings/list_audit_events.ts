// Generated from spec/tools/settings/list_audit_events.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { AuditEventPage, Cursor, Limit } from "../../schemas.ts";

/** The validated arguments of `list_audit_events`, without `account_id` and `preview`. */
export interface ListAuditEventsInput {
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
  limit: Limit;
  cursor?: Cursor;
}

/** The error codes that `list_audit_events` can return. */
export type ListAuditEventsErrorCode = CommonErrorCode;

/** List audit events: List the workspace's calls, newest first, with caller, tool, surface and outcome. */
export type ListAuditEventsHandler<Context> = (
  input: ListAuditEventsInput,
  context: Context,
) => Promise<AuditEventPage>;

/** The data of `list_audit_events` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "list_audit_events",
    title: "List audit events",
    description: "List the workspace's calls, newest first, with caller, tool, surface and outcome.",
    category: "settings",
    effect: "read",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: true,
    scopes: ["full_access", "admin"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["tool", "outcome", "surface", "key_id", "since", "until", "limit", "cursor", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: ["/no_matches/unknown_values/*/nearest/*"],
    errors: [],
    details: "`account_id` does not restrict the list. Reads of resources are listed, too. Calls that are refused because of scopes or an unknown account are listed without an account. get_usage counts neither reads of resources nor such calls. Calls over the rate limit are not listed. Records contain the arguments of writes, with texts reduced to lengths and hashes. A call with filters searches up to 10000 records: if it finds fewer than `limit`, the page is shorter, and `next_cursor` continues the search.",
    synonyms: [
      "audit log, history of calls, which key did what",
      "who did what with my account and when, protocol, record, trail",
      "what has the AI assistant, bot, app or agent done in my name",
      "recent calls and actions, errors, debug a failed request",
      "was something changed or deleted by somebody",
      "audit trail, which assistant did or deleted something, traceability, compliance",
      "what was done on my behalf yesterday",
      "activity log of the API key, who called what last night",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/audit-events",
      tool: "list_audit_events",
      operationId: "list_audit_events",
      pathParameters: [],
      queryParameters: ["tool", "outcome", "surface", "key_id", "since", "until", "limit", "cursor", "account_id"],
      parameterTypes: { limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
