// Generated from spec/tools/network/follow_user.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { CommonErrorCode } from "../../errors.ts";
import type { FollowState } from "../../schemas.ts";

/** Arguments of `follow_user`, validated, without `account_id` and `preview`. */
export interface FollowUserInput {
  /** Member id, handle or URL. */
  profile_id: string;
}

/** Failures of `follow_user` that a caller can act on. */
export type FollowUserErrorCode = CommonErrorCode;

/** Follow user: Follow a member. */
export type FollowUserHandler<Context> = (input: FollowUserInput, context: Context) => Promise<FollowState>;
