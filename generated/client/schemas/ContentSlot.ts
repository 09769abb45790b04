// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** A time to publish at. */
export interface ContentSlot {
  /** Time to publish at. */
  publish_at: string;
  weekday: Schemas["Weekday"];
  /** In the account's time zone. */
  hour: number;
  /** Sample size: posts of the last 365 days at this weekday and hour. */
  posts: number;
  /** Mean engagements of these posts; small samples are shrunk toward the means of the weekday and the hour. */
  expected_engagements: number;
}
