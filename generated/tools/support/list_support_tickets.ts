// Generated from spec/tools/support/list_support_tickets.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, Limit, SupportTicketSummaryPage } from "../../schemas.ts";

/** The validated arguments of `list_support_tickets`, without `account_id` and `preview`. */
export interface ListSupportTicketsInput {
  /** Default: all. */
  status?: "open" | "answered" | "closed";
  limit: Limit;
  cursor?: Cursor;
}

/** The error codes that `list_support_tickets` can return. */
export type ListSupportTicketsErrorCode = CommonErrorCode;

/** List support tickets: List the workspace's support tickets, newest first. */
export type ListSupportTicketsHandler<Context> = (
  input: ListSupportTicketsInput,
  context: Context,
) => Promise<SupportTicketSummaryPage>;

/** The data of `list_support_tickets` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "list_support_tickets",
    title: "List support tickets",
    description: "List the workspace's support tickets, newest first.",
    category: "support",
    effect: "read",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: true,
    scopes: ["core", "full_access", "read_only", "outbound", "content"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["status", "limit", "cursor", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: ["/no_matches/unknown_values/*/nearest/*"],
    errors: [],
    details: "A key or client that is limited to some accounts sees only their tickets. `account_id` does not restrict the list.",
    synonyms: [
      "my tickets, has support answered",
      "which problems, bugs, issues or complaints have I reported or raised",
      "open or closed help requests, cases",
      "show, view, see, check, overview, all, help desk",
      "what is open with support, previous cases",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/support/tickets",
      tool: "list_support_tickets",
      operationId: "list_support_tickets",
      pathParameters: [],
      queryParameters: ["status", "limit", "cursor", "account_id"],
      parameterTypes: { limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
