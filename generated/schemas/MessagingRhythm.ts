// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Weekday } from "../schemas.ts";

/** Times at which the account writes messages. */
export interface MessagingRhythm {
  /** Messages sent per week. */
  messages_per_week: number;
  /** From a received message to the reply; null if there are no replies. */
  median_reply_minutes: number | null;
  /** Up to 3, busiest first. */
  busiest_weekdays: readonly Weekday[];
  /** Up to 3 hours of the day in the account's time zone, busiest first. */
  busiest_hours: readonly number[];
}
