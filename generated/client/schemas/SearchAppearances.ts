// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** How often the account's profile appeared in searches of other members. */
export interface SearchAppearances {
  period: Schemas["AnalyticsPeriod"];
  /** The same number of days before, or the previous month. */
  previous_period: Schemas["AnalyticsPeriod"];
  /** The account's time zone, used for the period; counts are per UTC day. */
  timezone: string;
  /** Length of each point. */
  interval: "day" | "week";
  appearances: Schemas["MetricChange"];
  /** Appearances by title of the searcher. */
  searcher_titles: Schemas["Split"];
  /** Appearances by company of the searcher. */
  searcher_companies: Schemas["Split"];
  /** Appearances by keyword; searches that only used filters have none. */
  keywords: Schemas["Split"];
  /** Oldest first, without gaps. */
  series: Schemas["AppearancePoint"][];
}
