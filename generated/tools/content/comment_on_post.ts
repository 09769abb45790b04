// Generated from spec/tools/content/comment_on_post.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { CommonErrorCode } from "../../errors.ts";
import type { Comment } from "../../schemas.ts";

/** Arguments of `comment_on_post`, validated, without `account_id` and `preview`. */
export interface CommentOnPostInput {
  /** Post id. */
  post_id: string;
  /** Plain text. */
  text: string;
}

/** Failures of `comment_on_post` that a caller can act on. */
export type CommentOnPostErrorCode = CommonErrorCode;

/** Comment on post: Comment on a post. */
export type CommentOnPostHandler<Context> = (input: CommentOnPostInput, context: Context) => Promise<Comment>;
