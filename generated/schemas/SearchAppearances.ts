// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { AnalyticsPeriod, AppearancePoint, MetricChange, Split } from "../schemas.ts";

/** How often the account's profile appeared in searches of other members. */
export interface SearchAppearances {
  period: AnalyticsPeriod;
  /** The same number of days before, or the previous month. */
  previous_period: AnalyticsPeriod;
  /** The account's time zone, used for the period; counts are per UTC day. */
  timezone: string;
  /** Length of each point. */
  interval: "day" | "week";
  appearances: MetricChange;
  /** Appearances by title of the searcher. */
  searcher_titles: Split;
  /** Appearances by company of the searcher. */
  searcher_companies: Split;
  /** Appearances by keyword; searches that only used filters have none. */
  keywords: Split;
  /** Oldest first, without gaps. */
  series: readonly AppearancePoint[];
}
