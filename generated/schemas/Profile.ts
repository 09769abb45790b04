// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type {
  ContactSummary,
  CurrentPosition,
  Degree,
  Education,
  Position,
  Recommendation,
  Skill,
} from "../schemas.ts";

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
  degree: Degree;
  /** Connections that the account and the member share. */
  mutual_connection_count: number;
  connection_count: number;
  follower_count: number;
  /** The latest position that has not ended; null: none. */
  current_position: CurrentPosition | null;
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
  positions: readonly Position[] | null;
  /** Latest first. */
  education: readonly Education[] | null;
  /** Most endorsed first. */
  skills: readonly Skill[] | null;
  /** Newest first. */
  recommendations: readonly Recommendation[] | null;
  /** Which contact details the member shares. */
  contact: ContactSummary | null;
}
