// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { AnalyticsPeriod, MetricChange, Rate, ResponseTimes } from "../schemas.ts";

/** Volume of the account's conversations and speed of the responses. */
export interface InboxAnalytics {
  period: AnalyticsPeriod;
  /** The same number of days immediately before. */
  previous_period: AnalyticsPeriod;
  /** The account's time zone, used for day boundaries: Europe/Berlin. */
  timezone: string;
  /** Messages and InMails. */
  messages_sent: MetricChange;
  messages_received: MetricChange;
  /** Conversations with a message in the period. */
  active_conversations: MetricChange;
  /** Conversations started in the period by anybody. */
  new_conversations: MetricChange;
  /**
   * Of the conversations whose newest message is of this period, except archived and snoozed ones, those that wait for
   * the account now.
   */
  awaiting_reply: {
    /** The newest message was received, not sent. */
    conversations: number;
    /** Conversations considered. */
    of: number;
    /** conversations divided by of. */
    share: Rate;
    /** Of these conversations. */
    longer_than_24_hours: number;
    /** The oldest of these newest messages; null if none waits. */
    oldest_at: string | null;
  };
  /** Responses of the account. */
  own_responses: ResponseTimes;
  /** Responses of others to the account. */
  received_responses: ResponseTimes;
}
