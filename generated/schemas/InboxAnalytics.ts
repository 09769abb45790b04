// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { AnalyticsPeriod, MetricChange, Rate, ResponseTimes } from "../schemas.ts";

/** Message volume and response times of the account's conversations. */
export interface InboxAnalytics {
  period: AnalyticsPeriod;
  /** The same number of days before, or the previous month. */
  previous_period: AnalyticsPeriod;
  /** The account's time zone for day boundaries, such as Europe/Berlin. */
  timezone: string;
  /** Messages and InMails, including recalled ones. */
  messages_sent: MetricChange;
  messages_received: MetricChange;
  /** Conversations with a message in the period. */
  active_conversations: MetricChange;
  /** Conversations started in the period by either side. */
  new_conversations: MetricChange;
  /**
   * Conversations that await the account's reply. Only conversations that are neither archived nor snoozed and whose
   * newest message is from the period are considered.
   */
  awaiting_reply: {
    /** Conversations whose newest message was received. */
    conversations: number;
    /** Conversations considered. */
    of: number;
    /** `conversations` divided by `of`. */
    share: Rate;
    /** Conversations whose newest message was received over 24 hours ago. */
    longer_than_24_hours: number;
    /** When the longest wait began; null if no conversation awaits a reply. */
    oldest_at: string | null;
  };
  /** Responses of the account. */
  own_responses: ResponseTimes;
  /** Responses of others to the account. */
  received_responses: ResponseTimes;
}
