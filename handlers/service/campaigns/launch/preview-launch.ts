import type { LaunchPreview } from "../../../../generated/schemas.ts";
import { changeStatus, statusAfter } from "../life-cycle.ts";
import { lockCampaign, type CampaignContext } from "../setup/campaign-record.ts";
import { assessLaunch } from "./assess-launch.ts";
import { describeLaunch, type LaunchDisplay } from "./describe-launch.ts";
import { issueToken, tokenLifetimeMs, type TokenContext } from "./launch-token.ts";

/**
 * Assesses a launch and issues the token that starts it. A campaign without blockers becomes `ready`; a ready campaign with
 * blockers becomes a draft again.
 * @throws Failure `not_found`, and `conflict` unless the campaign is a draft or ready.
 */
export async function previewLaunch(
  context: CampaignContext & TokenContext,
  campaignId: string,
  display: LaunchDisplay,
): Promise<LaunchPreview> {
  const campaign = await lockCampaign(context, campaignId);
  const previewed = statusAfter(campaign, "preview_campaign_launch") ?? campaign.status;
  const assessment = await assessLaunch(context, campaign);
  const launchable = assessment.blockers.length === 0;
  const status = launchable ? previewed : "draft";
  await changeStatus(context, campaign, status);
  const token = launchable
    ? {
        launch_token: issueToken(context, campaignId, assessment.contentHash),
        expiresAt: context.now() + tokenLifetimeMs,
      }
    : null;
  return describeLaunch(assessment, status, display, token);
}
