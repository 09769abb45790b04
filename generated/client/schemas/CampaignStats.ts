// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** Statistics of a campaign since its first launch. */
export interface CampaignStats {
  leads: Schemas["CampaignLeadCounts"];
  /** Leads who received an invitation, message or InMail. */
  contacted: number;
  /** Profiles viewed. */
  profiles_viewed: number;
  /** Members followed. */
  followed: number;
  /** Reactions. */
  reactions: number;
  /** Invitations sent. */
  invitations_sent: number;
  /** Invitations accepted. */
  invitations_accepted: number;
  /** invitations_accepted divided by invitations_sent. */
  acceptance_rate: Schemas["Rate"];
  /** Messages sent. */
  messages_sent: number;
  /** InMail messages sent. */
  inmails_sent: number;
  /** Leads who replied. */
  replied: number;
  /** replied divided by contacted. */
  reply_rate: Schemas["Rate"];
  /** Steps skipped. */
  skipped: number;
  /** Steps failed. */
  failed: number;
  /** From the invitation to its acceptance, for the latest 1,000 acceptances, one decimal; null if none. */
  median_hours_to_accept: number | null;
  /** From the step to its reply, for the latest 1,000 replies, one decimal; null if none. */
  median_hours_to_reply: number | null;
  /** Steps executed today; they count toward daily_cap. */
  done_today: number;
  /** When the first step was executed; null if none was. */
  first_action_at: string | null;
  /** When the last step was executed; null if none was. */
  last_action_at: string | null;
  /** In sequence order. */
  steps: Schemas["CampaignStepStats"][];
  /** The last 14 days, oldest first; empty before the launch. */
  days: Schemas["CampaignDay"][];
}
