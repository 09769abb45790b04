// Generated from spec/tools/analytics/get_profile_analytics.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { AnalyticsOverview } from "../../schemas.ts";

/** The validated arguments of `get_profile_analytics`, without `account_id` and `preview`. */
export interface GetProfileAnalyticsInput {
  /** Days up to today. */
  period: "7d" | "30d" | "90d" | "365d";
}

/** The error codes that `get_profile_analytics` can return. */
export type GetProfileAnalyticsErrorCode = CommonErrorCode;

/** Get profile analytics: Return the overview of a period. Older name for get_analytics. */
export type GetProfileAnalyticsHandler<Context> = (
  input: GetProfileAnalyticsInput,
  context: Context,
) => Promise<AnalyticsOverview>;

/** The data of `get_profile_analytics` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "get_profile_analytics",
    title: "Get profile analytics",
    description: "Return the overview of a period. Older name for get_analytics.",
    category: "analytics",
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
    arguments: ["period", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    errors: [],
    replacedBy: { tool: "get_analytics", input: {}, output: [] },
  },
  routes: [
    {
      method: "GET",
      path: "/analytics/profile",
      tool: "get_profile_analytics",
      operationId: "get_profile_analytics",
      pathParameters: [],
      queryParameters: ["period", "account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
  ],
};
