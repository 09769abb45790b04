// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type {
  CampaignHealth,
  CampaignLeadList,
  CampaignSchedule,
  CampaignStats,
  CampaignStatus,
  CampaignStep,
  CampaignStopRule,
  OutreachSettings,
} from "../schemas.ts";

/** A campaign with its state, steps, figures, health and the outreach configuration that it obeys. */
export interface Campaign {
  /** Campaign id (cpn_...), taken by every campaign_id. */
  id: string;
  name: string;
  status: CampaignStatus;
  /** Why it is paused, where that is known. */
  status_reason: string | null;
  /** The sequence, from step 1. */
  steps: readonly CampaignStep[];
  schedule: CampaignSchedule;
  /** Most steps a day over all leads; null: only the account's limits. */
  daily_cap: number | null;
  /** What ends the sequence of a lead. */
  stop_on: readonly CampaignStopRule[];
  /** null: none chosen. */
  lead_list: CampaignLeadList | null;
  stats: CampaignStats;
  health: CampaignHealth;
  outreach: OutreachSettings;
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
