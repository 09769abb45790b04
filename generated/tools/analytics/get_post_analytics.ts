// Generated from spec/tools/analytics/get_post_analytics.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { CommonErrorCode } from "../../errors.ts";
import type { PostAnalytics } from "../../schemas.ts";

/** Arguments of `get_post_analytics`, validated, without `account_id` and `preview`. */
export interface GetPostAnalyticsInput {
  /** Own post. */
  post_id: string;
}

/** Failures of `get_post_analytics` that a caller can act on. */
export type GetPostAnalyticsErrorCode = CommonErrorCode;

/** Get post analytics: Fetch the live figures of one post and refresh its cached copy. */
export type GetPostAnalyticsHandler<Context> = (
  input: GetPostAnalyticsInput,
  context: Context,
) => Promise<PostAnalytics>;
