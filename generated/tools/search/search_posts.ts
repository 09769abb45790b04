// Generated from spec/tools/search/search_posts.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, Limit, PostPage } from "../../schemas.ts";

/** Arguments of `search_posts`, validated, without `account_id` and `preview`. */
export interface SearchPostsInput {
  /** Words or hashtags that must all occur. */
  keyword: string;
  /** Member or company id. */
  author?: string;
  /** Published since then. */
  since?: string;
  /** engagement: most reactions, comments and reposts first; relevant: the same, newest weeks first. */
  sort: "relevant" | "recent" | "engagement";
  /** Minimum number of reactions. */
  min_reactions?: number;
  limit: Limit;
  cursor?: Cursor;
}

/** Failures of `search_posts` that a caller can act on. */
export type SearchPostsErrorCode = CommonErrorCode;

/** Search posts: Search posts by keyword, author, age and engagement. */
export type SearchPostsHandler<Context> = (input: SearchPostsInput, context: Context) => Promise<PostPage>;
