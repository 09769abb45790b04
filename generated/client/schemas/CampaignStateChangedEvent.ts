// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** The status of a campaign has changed, for example because it was launched, paused or completed. */
export interface CampaignStateChangedEvent {
  /** Campaign id (cpn_...). */
  campaign_id: string;
  status: Schemas["CampaignStatus"];
  previous_status: Schemas["CampaignStatus"];
  /** Why it was paused; null if it was not paused, or no reason was given. */
  reason: string | null;
  /** Time of the change. */
  changed_at: string;
}
