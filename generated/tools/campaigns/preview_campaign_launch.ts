// Generated from spec/tools/campaigns/preview_campaign_launch.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { CommonErrorCode } from "../../errors.ts";
import type { LaunchPreview } from "../../schemas.ts";

/** Arguments of `preview_campaign_launch`, validated, without `account_id` and `preview`. */
export interface PreviewCampaignLaunchInput {
  /** Draft or ready campaign. */
  campaign_id: string;
  /** Leads to render steps for. */
  sample: number;
}

/** Failures of `preview_campaign_launch` that a caller can act on. */
export type PreviewCampaignLaunchErrorCode = "conflict" | CommonErrorCode;

/**
 * Preview campaign launch: Check a launch and return rendered samples, excluded leads with reasons, daily plan, end
 * date and a launch token valid for 15 minutes.
 */
export type PreviewCampaignLaunchHandler<Context> = (
  input: PreviewCampaignLaunchInput,
  context: Context,
) => Promise<LaunchPreview>;
