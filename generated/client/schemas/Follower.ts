// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** A member who follows the account. */
export interface Follower {
  profile: Schemas["ProfileSummary"];
  followed_at: string;
  /** What brought the follower. */
  source: "connection" | "post" | "profile" | "search" | "suggestion" | "company_page";
  /** The member is a first-degree connection too. */
  connected: boolean;
  /** The account follows the member back. */
  following: boolean;
}
