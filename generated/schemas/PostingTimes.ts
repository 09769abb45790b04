// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { AnalyticsPeriod, PostingTime, PostingWeekday } from "../schemas.ts";

/** The engagement of the account's posts by the time at which they were published. */
export interface PostingTimes {
  period: AnalyticsPeriod;
  /** Time zone of the weekdays and hours, such as Europe/Berlin. */
  timezone: string;
  /** Posts used, at most the latest 1,000. */
  posts: number;
  /** At least 30 posts were used. */
  enough_data: boolean;
  /** Additional posts until there is enough data. */
  posts_needed: number;
  /** Per post, one decimal; null without posts. */
  mean_engagements: number | null;
  /** Hours in which the account has posted, highest expected engagements first. */
  best_times: readonly PostingTime[];
  /** From Monday; empty without posts. */
  weekdays: readonly PostingWeekday[];
}
