// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** One hour of the week. */
export interface PostingTime {
  weekday: Schemas["Weekday"];
  /** The hour begins at this time: 9 for 09:00 to 09:59. */
  hour: number;
  /** Sample size. */
  posts: number;
  /** Mean engagements of these posts, one decimal. */
  mean_engagements: number;
  /**
   * mean_engagements, with small samples shrunk toward the means of the weekday and the hour; one decimal. The list is
   * sorted by it.
   */
  expected_engagements: number;
  /** expected_engagements compared with mean_engagements of all posts, one decimal; null if that mean is 0. */
  lift_percent: number | null;
}
