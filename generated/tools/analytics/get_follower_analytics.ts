// Generated from spec/tools/analytics/get_follower_analytics.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { FollowerAnalytics } from "../../schemas.ts";

/** The validated arguments of `get_follower_analytics`, without `account_id` and `preview`. */
export interface GetFollowerAnalyticsInput {
  /** Days up to today, or a month. */
  period: "7d" | "30d" | "90d" | "365d" | "this_month" | "last_month";
  /** Default: day up to 30d, otherwise week. */
  interval?: "day" | "week";
}

/** The error codes that `get_follower_analytics` can return. */
export type GetFollowerAnalyticsErrorCode = CommonErrorCode;

/** Get follower analytics: Show follower growth over time and what led new followers to the account. */
export type GetFollowerAnalyticsHandler<Context> = (
  input: GetFollowerAnalyticsInput,
  context: Context,
) => Promise<FollowerAnalytics>;

/** The data of `get_follower_analytics` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "get_follower_analytics",
    title: "Get follower analytics",
    description: "Show follower growth over time and what led new followers to the account.",
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
    details: "New followers are counted by the day on which they followed, in the account's time zone. The network does not report\nwhen members stop following: former followers are missing from every number, so earlier totals count only\ncurrent followers.\n",
    synonyms: [
      "growth of my audience",
      "new followers over time",
      "am I gaining or losing followers, subscribers, fans",
      "where do new followers come from, why do people follow me",
      "how many followers did I win",
      "is my audience growing",
      "readers, statistics, numbers, figures, metrics, performance, traction, success, results, how well",
      "gained or lost followers, spike, since when, trend",
      "follower curve or chart",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/analytics/followers",
      tool: "get_follower_analytics",
      operationId: "get_follower_analytics",
      pathParameters: [],
      queryParameters: ["period", "interval", "account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
  ],
};
