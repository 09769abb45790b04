// Generated from spec/tools/content/list_posts.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, Limit, PostPage } from "../../schemas.ts";

/** Arguments of `list_posts`, validated, without `account_id` and `preview`. */
export interface ListPostsInput {
  /** Member id, handle or URL; default: the account. */
  profile_id?: string;
  /** Company id, handle or URL. */
  company_id?: string;
  /** Published since then. */
  since?: string;
  /** engagement: most reactions, comments and reposts first. */
  sort: "recent" | "engagement";
  limit: Limit;
  cursor?: Cursor;
}

/** Failures of `list_posts` that a caller can act on. */
export type ListPostsErrorCode = CommonErrorCode;

/** List posts: List posts of the account, of a member or of a company. */
export type ListPostsHandler<Context> = (input: ListPostsInput, context: Context) => Promise<PostPage>;
