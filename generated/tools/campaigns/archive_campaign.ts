// Generated from spec/tools/campaigns/archive_campaign.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { CommonErrorCode } from "../../errors.ts";
import type { Campaign } from "../../schemas.ts";

/** Arguments of `archive_campaign`, validated, without `account_id` and `preview`. */
export interface ArchiveCampaignInput {
  /** Campaign to archive. */
  campaign_id: string;
}

/** Failures of `archive_campaign` that a caller can act on. */
export type ArchiveCampaignErrorCode = CommonErrorCode;

/** Archive campaign: Stop a campaign permanently; keeps its history and invitations. */
export type ArchiveCampaignHandler<Context> = (input: ArchiveCampaignInput, context: Context) => Promise<Campaign>;
