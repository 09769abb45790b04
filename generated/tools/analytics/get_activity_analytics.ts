// Generated from spec/tools/analytics/get_activity_analytics.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { ActivityAnalytics } from "../../schemas.ts";

/** The validated arguments of `get_activity_analytics`, without `account_id` and `preview`. */
export interface GetActivityAnalyticsInput {
  /** Days up to today, or a month. */
  period: "7d" | "30d" | "90d" | "365d" | "this_month" | "last_month";
  /** Default: day for 7d, otherwise week. */
  interval?: "day" | "week";
}

/** The error codes that `get_activity_analytics` can return. */
export type GetActivityAnalyticsErrorCode = CommonErrorCode;

/**
 * Get activity analytics: Count the account's activity over time: posts, comments, reactions, messages, invitations.
 */
export type GetActivityAnalyticsHandler<Context> = (
  input: GetActivityAnalyticsInput,
  context: Context,
) => Promise<ActivityAnalytics>;

/** The data of `get_activity_analytics` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "get_activity_analytics",
    title: "Get activity analytics",
    description: "Count the account's activity over time: posts, comments, reactions, messages, invitations.",
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
    arguments: ["period", "interval", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    errors: [],
    synonyms: [
      "at which hours and days am I active",
      "best time to post",
      "how busy was I, how much have I done",
      "what I did this week, my own activity",
      "how often do I post, comment and write",
      "my workload and habits",
      "statistics, numbers, figures, metrics, performance, traction, success, results, how well",
      "my own output, how active, number of posts I wrote and invitations I sent",
      "how much do I post, comment and message, effort",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/analytics/activity",
      tool: "get_activity_analytics",
      operationId: "get_activity_analytics",
      pathParameters: [],
      queryParameters: ["period", "interval", "account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
  ],
};
