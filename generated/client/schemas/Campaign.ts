// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** A campaign with its state, steps, figures, health and the outreach configuration that it obeys. */
export interface Campaign {
  /** Campaign id (cpn_...), taken by every campaign_id. */
  id: string;
  name: string;
  status: Schemas["CampaignStatus"];
  /** Why it is paused, where that is known. */
  status_reason: string | null;
  /** The sequence, from step 1. */
  steps: Schemas["CampaignStep"][];
  schedule: Schemas["CampaignSchedule"];
  /** Most steps a day over all leads; null: only the account's limits. */
  daily_cap: number | null;
  /** What ends the sequence of a lead. */
  stop_on: Schemas["CampaignStopRule"][];
  /** null: none chosen. */
  lead_list: Schemas["CampaignLeadList"] | null;
  stats: Schemas["CampaignStats"];
  health: Schemas["CampaignHealth"];
  outreach: Schemas["OutreachSettings"];
  /** Earliest planned step; null: nothing is planned. */
  next_action_at: string | null;
  created_at: string;
  /** Last change of its set-up. */
  updated_at: string;
  launched_at: string | null;
  /** null: not paused. */
  paused_at: string | null;
  completed_at: string | null;
  archived_at: string | null;
}
