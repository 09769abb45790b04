// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ActivityCounts, ActivityPoint, AnalyticsPeriod, Weekday } from "../schemas.ts";

/** The account's activity over time. */
export interface ActivityAnalytics {
  period: AnalyticsPeriod;
  /** The account's time zone for day boundaries, such as Europe/Berlin. */
  timezone: string;
  /** Length of each point. */
  interval: "day" | "week";
  totals: ActivityCounts;
  /** Days with a post, comment, reaction, sent message or sent invitation; null if all are unknown. */
  active_days: number | null;
  /** Most consecutive days without the activity that active_days counts; null if active_days is null. */
  longest_pause_days: number | null;
  /** Weekday with the most activities of the kinds in active_days, first if tied; null if there are none. */
  busiest_weekday: Weekday | null;
  /** Oldest first, without gaps. */
  series: readonly ActivityPoint[];
}
