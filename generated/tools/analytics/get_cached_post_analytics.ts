// Generated from spec/tools/analytics/get_cached_post_analytics.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, Limit, PostAnalyticsPage } from "../../schemas.ts";

/** Arguments of `get_cached_post_analytics`, validated, without `account_id` and `preview`. */
export interface GetCachedPostAnalyticsInput {
  /** Own posts. */
  post_ids?: readonly string[];
  /** Published since then. */
  since?: string;
  /** recent: last published first; else the highest first. */
  sort: "recent" | "impressions" | "engagement_rate";
  limit: Limit;
  cursor?: Cursor;
}

/** Failures of `get_cached_post_analytics` that a caller can act on. */
export type GetCachedPostAnalyticsErrorCode = CommonErrorCode;

/** Get cached post analytics: Read stored post figures without spending a limit, each with the time it was fetched. */
export type GetCachedPostAnalyticsHandler<Context> = (
  input: GetCachedPostAnalyticsInput,
  context: Context,
) => Promise<PostAnalyticsPage>;
