// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** Times at which the account writes messages. */
export interface MessagingRhythm {
  /** Messages sent per week. */
  messages_per_week: number;
  /** From a received message to the reply; null if there are no replies. */
  median_reply_minutes: number | null;
  /** Up to 3, busiest first. */
  busiest_weekdays: Schemas["Weekday"][];
  /** Up to 3 hours of the day in the account's time zone, busiest first. */
  busiest_hours: number[];
}
