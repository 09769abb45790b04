// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** One member's profile. A section that was not requested is null. */
export interface Profile {
  /** Member id (prf_...), taken by every profile_id and recipient_id. */
  id: string;
  /** Last part of the public profile address. */
  handle: string;
  name: string;
  headline: string;
  location: string | null;
  industry: string | null;
  degree: Schemas["Degree"];
  /** Connections that the account and the member share. */
  mutual_connection_count: number;
  connection_count: number;
  follower_count: number;
  /** The latest position that has not ended; null: none. */
  current_position: Schemas["CurrentPosition"] | null;
  /** Anybody may send them InMail without a credit. */
  open_profile: boolean;
  /** It is the profile of the account itself. */
  own: boolean;
  /** The account follows the member. */
  following: boolean;
  /** The unanswered invitation between the two; null: none. */
  pending_invitation: {
    /** Invitation id (inv_...). */
    id: string;
    /** As the account sees it. */
    direction: "sent" | "received";
  } | null;
  /** Public profile address. */
  url: string;
  /** Text about themselves; empty: the member wrote none. */
  about: string | null;
  /** Those still held first, then by end. */
  positions: Schemas["Position"][] | null;
  /** Latest first. */
  education: Schemas["Education"][] | null;
  /** Most endorsed first. */
  skills: Schemas["Skill"][] | null;
  /** Newest first. */
  recommendations: Schemas["Recommendation"][] | null;
  /** Which contact details the member shares. */
  contact: Schemas["ContactSummary"] | null;
}
