// Generated from spec/tools/content/get_content_summary.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { ContentCalendar } from "../../schemas.ts";

/** The validated arguments of `get_content_summary`, without `account_id` and `preview`. */
export interface GetContentSummaryInput {
  /** Default: Monday of this week, or four weeks ending with to. */
  from?: string;
  /** Last day; default: from + 27 days. */
  to?: string;
}

/** The error codes that `get_content_summary` can return. */
export type GetContentSummaryErrorCode = CommonErrorCode;

/** Get content summary: Show the content calendar. Older name for get_content_calendar. */
export type GetContentSummaryHandler<Context> = (
  input: GetContentSummaryInput,
  context: Context,
) => Promise<ContentCalendar>;

/** The data of `get_content_summary` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "get_content_summary",
    title: "Get content summary",
    description: "Show the content calendar. Older name for get_content_calendar.",
    category: "content",
    effect: "read",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: false,
    scopes: ["full_access", "legacy"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["from", "to", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    errors: [],
    replacedBy: { tool: "get_content_calendar", input: {}, output: [] },
  },
  routes: [
    {
      method: "GET",
      path: "/posts/summary",
      tool: "get_content_summary",
      operationId: "get_content_summary",
      pathParameters: [],
      queryParameters: ["from", "to", "account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
  ],
};
