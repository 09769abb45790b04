// Generated from spec/tools/analytics/get_activity_analytics.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { CommonErrorCode } from "../../errors.ts";
import type { ActivityAnalytics } from "../../schemas.ts";

/** Arguments of `get_activity_analytics`, validated, without `account_id` and `preview`. */
export interface GetActivityAnalyticsInput {
  /** Days up to today. */
  period: "7d" | "30d" | "90d" | "365d";
  /** Default: day up to 30d, else week. */
  interval?: "day" | "week";
}

/** Failures of `get_activity_analytics` that a caller can act on. */
export type GetActivityAnalyticsErrorCode = CommonErrorCode;

/** Get activity analytics: What the account did over time: posts, comments, reactions, messages, invitations. */
export type GetActivityAnalyticsHandler<Context> = (
  input: GetActivityAnalyticsInput,
  context: Context,
) => Promise<ActivityAnalytics>;
