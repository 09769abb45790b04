// Generated from spec/tools/campaigns/upsert_campaign.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { CommonErrorCode } from "../../errors.ts";
import type { Campaign, CampaignSchedule, CampaignStepInput, CampaignStopRule } from "../../schemas.ts";

/** Arguments of `upsert_campaign`, validated, without `account_id` and `preview`. */
export interface UpsertCampaignInput {
  /** Omit to create one. */
  campaign_id?: string;
  /** Campaign name. */
  name: string;
  /** Whole sequence. Texts may use {{first_name}}, {{title}}, {{company}}, {{custom.x}}. */
  steps?: readonly CampaignStepInput[];
  schedule?: CampaignSchedule;
  /** Maximum steps per day; null: account limits only. */
  daily_cap?: number | null;
  /** What ends a lead's sequence; company_replied: another lead at the same company replied. */
  stop_on?: readonly CampaignStopRule[];
  /** Enrolled at the launch. */
  lead_list_id?: string;
}

/** Failures of `upsert_campaign` that a caller can act on. */
export type UpsertCampaignErrorCode = "campaign_not_editable" | CommonErrorCode;

/**
 * Upsert campaign: Create a draft campaign or change one that is a draft or paused: steps, variants, schedule, caps,
 * stop rules.
 */
export type UpsertCampaignHandler<Context> = (input: UpsertCampaignInput, context: Context) => Promise<Campaign>;
