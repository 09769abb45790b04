// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** A member's profile. Sections that were not requested or are unknown are null. */
export interface Profile {
  /** Member id (prf_...), accepted as profile_id. */
  id: string;
  /** The last segment of the public profile URL; null if it is unknown. */
  handle: string | null;
  /** Name of the member. */
  name: string;
  /** null if unknown. */
  headline: string | null;
  /** Place of residence. */
  location: string | null;
  /** Name of the industry. */
  industry: string | null;
  degree: Schemas["Degree"];
  /** Mutual connections of the account and the member; null if unknown. */
  mutual_connection_count: number | null;
  /** null if unknown. */
  connection_count: number | null;
  /** null if unknown. */
  follower_count: number | null;
  /** The latest current position; null if there is none, or none is known. */
  current_position: Schemas["CurrentPosition"] | null;
  /** Anyone may send the member InMail without a credit; null if unknown. */
  open_profile: boolean | null;
  /** This is the account's own profile. */
  own: boolean;
  /** The account follows the member; null if unknown. */
  following: boolean | null;
  /** The pending invitation between the account and the member; null if there is none, or it is unknown. */
  pending_invitation: {
    /** Invitation id (inv_...). */
    id: string;
    /** From the account's point of view. */
    direction: "sent" | "received";
  } | null;
  /** Public profile URL; null if it is unknown. */
  url: string | null;
  /** The member's self-description; empty if there is none. */
  about: string | null;
  /** Current positions first, then by end date, latest first. */
  positions: Schemas["Position"][] | null;
  /** Latest first. */
  education: Schemas["Education"][] | null;
  /** Most endorsed first. */
  skills: Schemas["Skill"][] | null;
  /** Newest first. */
  recommendations: Schemas["Recommendation"][] | null;
  /** Contact details that the member shares. */
  contact: Schemas["ContactSummary"] | null;
}
