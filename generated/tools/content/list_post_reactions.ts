// Generated from spec/tools/content/list_post_reactions.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, Limit, ReactionPage, ReactionType } from "../../schemas.ts";

/** Arguments of `list_post_reactions`, validated, without `account_id` and `preview`. */
export interface ListPostReactionsInput {
  /** Post id. */
  post_id: string;
  /** Default: all, newest first. */
  type?: ReactionType;
  limit: Limit;
  cursor?: Cursor;
}

/** Failures of `list_post_reactions` that a caller can act on. */
export type ListPostReactionsErrorCode = CommonErrorCode;

/** List post reactions: List who reacted to a post, and how. */
export type ListPostReactionsHandler<Context> = (
  input: ListPostReactionsInput,
  context: Context,
) => Promise<ReactionPage>;
