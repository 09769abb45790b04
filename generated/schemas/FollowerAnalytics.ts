// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { AnalyticsPeriod, FollowerPoint, FollowerSource, MetricChange } from "../schemas.ts";

/** Growth of the account's followers. Members who no longer follow are not counted in any number. */
export interface FollowerAnalytics {
  period: AnalyticsPeriod;
  /** The same number of days before, or the previous month. */
  previous_period: AnalyticsPeriod;
  /** The account's time zone for day boundaries, such as Europe/Berlin. */
  timezone: string;
  /** Length of each point. */
  interval: "day" | "week";
  /** At the end of the period. */
  followers: MetricChange;
  new_followers: MetricChange;
  /** What led the new followers of the period to the account, most frequent first. */
  sources: readonly FollowerSource[];
  /** Oldest first, without gaps. */
  series: readonly FollowerPoint[];
}
