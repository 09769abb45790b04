// Generated from spec/tools/analytics/get_analytics.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { AnalyticsOverview } from "../../schemas.ts";

/** The validated arguments of `get_analytics`, without `account_id` and `preview`. */
export interface GetAnalyticsInput {
  /** Days up to today, or a month. */
  period: "7d" | "30d" | "90d" | "365d" | "this_month" | "last_month";
  /** Include the previous period and the change. */
  compare: boolean;
}

/** The error codes that `get_analytics` can return. */
export type GetAnalyticsErrorCode = CommonErrorCode;

/**
 * Get analytics: Summarize a period: posts, reach, engagement, profile views, followers, outreach, each compared with
 * the previous period.
 */
export type GetAnalyticsHandler<Context> = (
  input: GetAnalyticsInput,
  context: Context,
) => Promise<AnalyticsOverview>;

/** The data of `get_analytics` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "get_analytics",
    title: "Get analytics",
    description: "Summarize a period: posts, reach, engagement, profile views, followers, outreach, each compared with the previous period.",
    category: "analytics",
    effect: "read",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: true,
    scopes: ["core", "full_access", "read_only", "content"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["period", "compare", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    errors: [],
    details: "Days are in the account's time zone. The network counts post metrics and search appearances per UTC day. These counts\nare not converted: the count of a UTC day is shown under that date.\n\nThe previous period has the same length, with two exceptions: `last_month` is compared with the whole month before it,\nand `this_month`, which ends today, with the same days of the previous month.\n",
    synonyms: [
      "how is my account doing",
      "performance report, growth, compare periods, this month and the one before",
      "how am I doing overall",
      "statistics, stats, numbers, figures, KPIs, dashboard",
      "summary of my results, weekly or monthly report",
      "better or worse than last month",
      "metrics, traction, success, how well",
      "overall picture, summary of the month or quarter for my boss",
      "am I making progress, trend",
      "how was my week, last quarter, year",
      "KPI overview, summary, how did we perform",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/analytics",
      tool: "get_analytics",
      operationId: "get_analytics",
      pathParameters: [],
      queryParameters: ["period", "compare", "account_id"],
      parameterTypes: { compare: { value: ["boolean"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
