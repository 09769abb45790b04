// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** Results of the account's campaigns in a period. */
export interface OutreachAnalytics {
  period: Schemas["AnalyticsPeriod"];
  /** The same number of days before, or the previous month. */
  previous_period: Schemas["AnalyticsPeriod"];
  /** The account's time zone for day boundaries, such as Europe/Berlin. */
  timezone: string;
  /** Length of each point. */
  interval: "day" | "week";
  /** Leads who were sent an invitation, message or InMail; each counts once per campaign. */
  contacted: Schemas["MetricChange"];
  invitations_sent: Schemas["MetricChange"];
  invitations_accepted: Schemas["MetricChange"];
  /** invitations_accepted divided by invitations_sent. */
  acceptance_rate: Schemas["RateChange"];
  /** null if no invitation was sent. */
  acceptance_interval: Schemas["Interval"] | null;
  /** Leads whose first reply responded to a text sent in the period. */
  replied: Schemas["MetricChange"];
  /** replied divided by contacted. */
  reply_rate: Schemas["RateChange"];
  /** null if nobody was contacted. */
  reply_interval: Schemas["Interval"] | null;
  /** Replies with the recorded outcome positive. */
  positive_replies: Schemas["MetricChange"];
  /** positive_replies divided by the replies with any recorded outcome; null if none is recorded. */
  positive_reply_rate: Schemas["RateChange"];
  /** At least 30 leads were contacted in the period. */
  enough_data: boolean;
  /** Campaigns that contacted leads in the period, those with the most leads first. */
  campaigns: Schemas["OutreachCampaign"][];
  /** Oldest first, without gaps. */
  series: Schemas["OutreachPoint"][];
}
