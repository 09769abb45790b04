// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** New followers of a period with the same source. */
export interface FollowerSource {
  /** What led the new followers to the account. */
  source: "connection" | "post" | "profile" | "search" | "suggestion" | "company_page";
  /** Followers gained. */
  new_followers: number;
  /** New followers in the previous period. */
  previous: number;
  /** Percentage of the period's new followers. */
  share: Schemas["Rate"];
}
