// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** A member who follows the account. */
export interface Follower {
  profile: Schemas["ProfileItem"];
  /** Time at which the member followed. */
  followed_at: string;
  /** What led the member to follow the account. */
  source: "connection" | "post" | "profile" | "search" | "suggestion" | "company_page";
  /** The member is also a first-degree connection. */
  connected: boolean;
  /** The account follows the member back. */
  following: boolean;
}
