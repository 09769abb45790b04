// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** Times at which the account posts. */
export interface PostingRhythm {
  /** Posts published per week. */
  posts_per_week: number;
  /** Days between consecutive posts; null if there are fewer than two posts. */
  median_gap_days: number | null;
  /** Up to 3, busiest first. */
  busiest_weekdays: Schemas["Weekday"][];
  /** Up to 3 hours of the day in the account's time zone, busiest first. */
  busiest_hours: number[];
}
