// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** The profiles of a batch, in the order of the request. */
export interface ProfileBatch {
  /** Profiles read. */
  succeeded: number;
  /** Profiles that could not be read. */
  failed: number;
  /** One item per profile of the request. */
  data: Array<{
    /** As in the request. */
    profile_id: string;
    /** null if it could not be read. */
    profile: Schemas["Profile"] | null;
    /** null if the profile was read. */
    error: {
      /** Error code, such as not_found. */
      code: string;
      /** What is wrong. */
      detail: string;
    } | null;
  }>;
}
