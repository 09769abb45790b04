// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** Growth of the account's followers. Members who no longer follow are not counted in any number. */
export interface FollowerAnalytics {
  period: Schemas["AnalyticsPeriod"];
  /** The same number of days before, or the previous month. */
  previous_period: Schemas["AnalyticsPeriod"];
  /** The account's time zone for day boundaries, such as Europe/Berlin. */
  timezone: string;
  /** Length of each point. */
  interval: "day" | "week";
  /** At the end of the period. */
  followers: Schemas["MetricChange"];
  new_followers: Schemas["MetricChange"];
  /** What led the new followers of the period to the account, most frequent first. */
  sources: Schemas["FollowerSource"][];
  /** Oldest first, without gaps. */
  series: Schemas["FollowerPoint"][];
}
