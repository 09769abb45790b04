// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** A lead has replied to a campaign for the first time. */
export interface CampaignLeadRepliedEvent {
  /** Campaign id (cpn_...). */
  campaign_id: string;
  /** Lead id (led_...). */
  lead_id: string;
  /** Member who replied (prf_...). */
  profile_id: string;
  /** The reply (msg_...). */
  message_id: string;
  outcome: Schemas["LeadOutcome"];
  /** Time of the reply. */
  replied_at: string;
}
