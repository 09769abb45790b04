// Generated from spec/tools/campaigns/confirm_campaign_launch.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { CommonErrorCode } from "../../errors.ts";
import type { Campaign } from "../../schemas.ts";

/** Arguments of `confirm_campaign_launch`, validated, without `account_id` and `preview`. */
export interface ConfirmCampaignLaunchInput {
  /** Campaign to start. */
  campaign_id: string;
  /** From preview_campaign_launch. */
  launch_token: string;
}

/** Failures of `confirm_campaign_launch` that a caller can act on. */
export type ConfirmCampaignLaunchErrorCode = "conflict" | "launch_token_invalid" | "campaign_changed" | CommonErrorCode;

/** Confirm campaign launch: Start the campaign exactly as previewed; fails if it changed after the preview. */
export type ConfirmCampaignLaunchHandler<Context> = (
  input: ConfirmCampaignLaunchInput,
  context: Context,
) => Promise<Campaign>;
