// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Weekday } from "../schemas.ts";

/** Times at which the account posts. */
export interface PostingRhythm {
  /** Posts published per week. */
  posts_per_week: number;
  /** Days between consecutive posts; null if there are fewer than two posts. */
  median_gap_days: number | null;
  /** Up to 3, busiest first. */
  busiest_weekdays: readonly Weekday[];
  /** Up to 3 hours of the day in the account's time zone, busiest first. */
  busiest_hours: readonly number[];
}
