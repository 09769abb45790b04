// Generated from spec/tools/content/list_post_comments.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { CommonErrorCode } from "../../errors.ts";
import type { CommentPage, Cursor, Limit } from "../../schemas.ts";

/** Arguments of `list_post_comments`, validated, without `account_id` and `preview`. */
export interface ListPostCommentsInput {
  /** Post id. */
  post_id: string;
  /** relevant: most reactions and replies first. */
  sort: "recent" | "relevant";
  limit: Limit;
  cursor?: Cursor;
}

/** Failures of `list_post_comments` that a caller can act on. */
export type ListPostCommentsErrorCode = CommonErrorCode;

/** List post comments: List the comments of a post with their replies. */
export type ListPostCommentsHandler<Context> = (input: ListPostCommentsInput, context: Context) => Promise<CommentPage>;
