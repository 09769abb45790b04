// Generated from spec/tools/campaigns/get_campaign.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { CommonErrorCode } from "../../errors.ts";
import type { Campaign } from "../../schemas.ts";

/** Arguments of `get_campaign`, validated, without `account_id` and `preview`. */
export interface GetCampaignInput {
  /** Campaign to read. */
  campaign_id: string;
}

/** Failures of `get_campaign` that a caller can act on. */
export type GetCampaignErrorCode = CommonErrorCode;

/** Get campaign: Campaign state, steps, statistics, health and outreach configuration in one call. */
export type GetCampaignHandler<Context> = (input: GetCampaignInput, context: Context) => Promise<Campaign>;
