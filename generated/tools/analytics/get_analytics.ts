// Generated from spec/tools/analytics/get_analytics.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { CommonErrorCode } from "../../errors.ts";
import type { AnalyticsOverview } from "../../schemas.ts";

/** Arguments of `get_analytics`, validated, without `account_id` and `preview`. */
export interface GetAnalyticsInput {
  /** Days up to today. */
  period: "7d" | "30d" | "90d" | "365d";
  /** Add the period before, and the change. */
  compare: boolean;
}

/** Failures of `get_analytics` that a caller can act on. */
export type GetAnalyticsErrorCode = CommonErrorCode;

/**
 * Get analytics: One overview for a period: posts, reach, engagement, profile views, followers, outreach, each against
 * the period before.
 */
export type GetAnalyticsHandler<Context> = (input: GetAnalyticsInput, context: Context) => Promise<AnalyticsOverview>;
