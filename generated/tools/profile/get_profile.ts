// Generated from spec/tools/profile/get_profile.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { CommonErrorCode } from "../../errors.ts";
import type { Profile } from "../../schemas.ts";

/** Arguments of `get_profile`, validated, without `account_id` and `preview`. */
export interface GetProfileInput {
  /** Member id, handle or URL; default: own profile. */
  profile_id?: string;
  /** Default: all. */
  sections?: readonly ("about" | "positions" | "education" | "skills" | "recommendations" | "contact")[];
}

/** Failures of `get_profile` that a caller can act on. */
export type GetProfileErrorCode = CommonErrorCode;

/**
 * Get profile: Read one member's profile with the requested sections: about, positions, education, skills,
 * recommendations, contact summary.
 */
export type GetProfileHandler<Context> = (input: GetProfileInput, context: Context) => Promise<Profile>;
