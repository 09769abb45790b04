// Generated from spec/tools/profile/get_profile_viewers.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, Limit, ProfileViewerPage } from "../../schemas.ts";

/** Arguments of `get_profile_viewers`, validated, without `account_id` and `preview`. */
export interface GetProfileViewersInput {
  /** Viewed since then. */
  since?: string;
  limit: Limit;
  cursor?: Cursor;
}

/** Failures of `get_profile_viewers` that a caller can act on. */
export type GetProfileViewersErrorCode = CommonErrorCode;

/**
 * Get profile viewers: List who viewed the account's own profile, newest first, with the anonymous views counted
 * separately.
 */
export type GetProfileViewersHandler<Context> = (
  input: GetProfileViewersInput,
  context: Context,
) => Promise<ProfileViewerPage>;
