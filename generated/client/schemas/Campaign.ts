// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** A campaign with its state, steps, statistics, health and outreach settings. */
export interface Campaign {
  /** Campaign id (cpn_...), accepted as campaign_id. */
  id: string;
  /** Name of the campaign. */
  name: string;
  status: Schemas["CampaignStatus"];
  /** Why it is paused, if known. */
  status_reason: string | null;
  /** The steps in sequence. */
  steps: Schemas["CampaignStep"][];
  schedule: Schemas["CampaignSchedule"];
  /** Maximum steps per day across all leads; null if there is none. */
  daily_cap: number | null;
  /** Maximum steps in 7 calendar days, today included; null if there is none. */
  weekly_cap: number | null;
  /** Events that end a lead's sequence. */
  stop_on: Schemas["CampaignStopRule"][];
  /** null if none is selected. */
  lead_list: Schemas["CampaignLeadList"] | null;
  stats: Schemas["CampaignStats"];
  health: Schemas["CampaignHealth"];
  outreach: Schemas["OutreachSettings"];
  /** Time of the earliest planned step; null if none is planned. */
  next_action_at: string | null;
  /** Time of creation. */
  created_at: string;
  /** Last change of its configuration. */
  updated_at: string;
  /** Time of the first launch. */
  launched_at: string | null;
  /** null if not paused. */
  paused_at: string | null;
  /** Time of completion; null if not completed. */
  completed_at: string | null;
  /** Time of archiving. */
  archived_at: string | null;
}
