// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type {
  AnalyticsPeriod,
  Interval,
  MetricChange,
  OutreachCampaign,
  OutreachPoint,
  RateChange,
} from "../schemas.ts";

/** Results of the account's campaigns in a period. */
export interface OutreachAnalytics {
  period: AnalyticsPeriod;
  /** The same number of days before, or the previous month. */
  previous_period: AnalyticsPeriod;
  /** The account's time zone for day boundaries, such as Europe/Berlin. */
  timezone: string;
  /** Length of each point. */
  interval: "day" | "week";
  /** Leads who were sent an invitation, message or InMail; each counts once per campaign. */
  contacted: MetricChange;
  invitations_sent: MetricChange;
  invitations_accepted: MetricChange;
  /** invitations_accepted divided by invitations_sent. */
  acceptance_rate: RateChange;
  /** null if no invitation was sent. */
  acceptance_interval: Interval | null;
  /** Leads whose first reply responded to a text sent in the period. */
  replied: MetricChange;
  /** replied divided by contacted. */
  reply_rate: RateChange;
  /** null if nobody was contacted. */
  reply_interval: Interval | null;
  /** Replies with the recorded outcome positive. */
  positive_replies: MetricChange;
  /** positive_replies divided by the replies with any recorded outcome; null if none is recorded. */
  positive_reply_rate: RateChange;
  /** At least 30 leads were contacted in the period. */
  enough_data: boolean;
  /** Campaigns that contacted leads in the period, those with the most leads first. */
  campaigns: readonly OutreachCampaign[];
  /** Oldest first, without gaps. */
  series: readonly OutreachPoint[];
}
