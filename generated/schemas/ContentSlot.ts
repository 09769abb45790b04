// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Weekday } from "../schemas.ts";

/** A time to publish at. */
export interface ContentSlot {
  /** Time to publish at. */
  publish_at: string;
  weekday: Weekday;
  /** In the account's time zone. */
  hour: number;
  /** Sample size: posts of the last 365 days at this weekday and hour. */
  posts: number;
  /** Mean engagements of these posts; small samples are shrunk toward the means of the weekday and the hour. */
  expected_engagements: number;
}
