// Generated from spec/tools/content/get_post.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { CommonErrorCode } from "../../errors.ts";
import type { Post } from "../../schemas.ts";

/** Arguments of `get_post`, validated, without `account_id` and `preview`. */
export interface GetPostInput {
  /** Post id or post URL. */
  post_id: string;
}

/** Failures of `get_post` that a caller can act on. */
export type GetPostErrorCode = CommonErrorCode;

/** Get post: Read one post with its author, counts and the account's own reaction. */
export type GetPostHandler<Context> = (input: GetPostInput, context: Context) => Promise<Post>;
