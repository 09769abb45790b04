// Generated from spec/tools/analytics/get_comment_reach.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { CommonErrorCode } from "../../errors.ts";
import type { CommentReachPage, Cursor, Limit } from "../../schemas.ts";

/** Arguments of `get_comment_reach`, validated, without `account_id` and `preview`. */
export interface GetCommentReachInput {
  /** Age of the comments, newest first. */
  period: "7d" | "30d" | "90d";
  limit: Limit;
  cursor?: Cursor;
}

/** Failures of `get_comment_reach` that a caller can act on. */
export type GetCommentReachErrorCode = CommonErrorCode;

/**
 * Get comment reach: Reach of the account's own comments: impressions, reactions, replies and profile views after each.
 */
export type GetCommentReachHandler<Context> = (
  input: GetCommentReachInput,
  context: Context,
) => Promise<CommentReachPage>;
