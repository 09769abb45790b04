// Generated from spec/tools/content/get_feed.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, Limit, PostPage } from "../../schemas.ts";

/** Arguments of `get_feed`, validated, without `account_id` and `preview`. */
export interface GetFeedInput {
  /** recent: newest first. */
  sort: "relevant" | "recent";
  /** Only with these words or hashtags. */
  topic?: string;
  limit: Limit;
  cursor?: Cursor;
}

/** Failures of `get_feed` that a caller can act on. */
export type GetFeedErrorCode = CommonErrorCode;

/** Get feed: Read the account's home feed. */
export type GetFeedHandler<Context> = (input: GetFeedInput, context: Context) => Promise<PostPage>;
