// Generated from spec/tools/network/get_followers.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, FollowerPage, Limit } from "../../schemas.ts";

/** Arguments of `get_followers`, validated, without `account_id` and `preview`. */
export interface GetFollowersInput {
  /** In name or headline. */
  keyword?: string;
  /** Following since then. */
  since?: string;
  limit: Limit;
  cursor?: Cursor;
}

/** Failures of `get_followers` that a caller can act on. */
export type GetFollowersErrorCode = CommonErrorCode;

/** Get followers: List the account's followers, newest first, and whether they are connections too. */
export type GetFollowersHandler<Context> = (input: GetFollowersInput, context: Context) => Promise<FollowerPage>;
