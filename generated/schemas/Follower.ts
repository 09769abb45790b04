// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ProfileSummary } from "../schemas.ts";

/** A member who follows the account. */
export interface Follower {
  profile: ProfileSummary;
  followed_at: string;
  /** What brought the follower. */
  source: "connection" | "post" | "profile" | "search" | "suggestion" | "company_page";
  /** The member is a first-degree connection too. */
  connected: boolean;
  /** The account follows the member back. */
  following: boolean;
}
