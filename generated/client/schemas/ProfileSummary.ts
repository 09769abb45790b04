// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** A member in lists and search results. */
export interface ProfileSummary {
  /** Member id (prf_...), accepted as profile_id and recipient_id. */
  id: string;
  /** The last segment of the public profile URL. */
  handle: string;
  name: string;
  headline: string;
  location: string | null;
  industry: string | null;
  degree: Schemas["Degree"];
  /** Mutual connections of the account and the member. */
  mutual_connection_count: number;
  /** The latest current position; null if there is none. */
  current_position: Schemas["CurrentPosition"] | null;
  /** Anyone may send the member InMail without a credit. */
  open_profile: boolean;
  /** Public profile URL. */
  url: string;
}
