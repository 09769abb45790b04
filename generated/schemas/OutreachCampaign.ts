// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Interval, OutreachStep, Rate } from "../schemas.ts";

/** Results of one campaign in a period. */
export interface OutreachCampaign {
  /** Campaign id (cpn_...). */
  campaign_id: string;
  /** Name of the campaign. */
  campaign_name: string;
  /** Leads who were sent an invitation, message or InMail. */
  contacted: number;
  /** Leads who replied. */
  replied: number;
  /** replied divided by contacted. */
  reply_rate: Rate;
  reply_interval: Interval;
  /** Replies recorded as positive. */
  positive_replies: number;
  /** positive_replies divided by the replies with any recorded outcome. */
  positive_reply_rate: Rate;
  /** At least 30 leads were contacted. */
  enough_data: boolean;
  /** Steps that were sent in the period, in sequence order. */
  steps: readonly OutreachStep[];
}
