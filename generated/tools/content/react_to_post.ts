// Generated from spec/tools/content/react_to_post.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { CommonErrorCode } from "../../errors.ts";
import type { Reaction, ReactionType } from "../../schemas.ts";

/** Arguments of `react_to_post`, validated, without `account_id` and `preview`. */
export interface ReactToPostInput {
  /** Post id. */
  post_id: string;
  type: ReactionType;
}

/** Failures of `react_to_post` that a caller can act on. */
export type ReactToPostErrorCode = CommonErrorCode;

/** React to post: Set or replace the account's reaction on a post. */
export type ReactToPostHandler<Context> = (input: ReactToPostInput, context: Context) => Promise<Reaction>;
