import type { LaunchPreview } from "../../../../generated/schemas.ts";
import { Failure } from "../../../../runtime/index.ts";
import { lockCampaign, type CampaignContext } from "../setup/campaign-record.ts";
import { assessLaunch } from "./assess-launch.ts";
import { describeLaunch } from "./describe-launch.ts";
import { issueToken, tokenLifetimeMs, type TokenContext } from "./launch-token.ts";

/**
 * Assesses a launch and issues the token that starts it. A campaign without blockers becomes `ready`; a ready campaign with
 * blockers becomes a draft again.
 * @param sample the number of leads whose texts are shown.
 * @throws Failure `not_found`, and `conflict` unless the campaign is a draft or ready.
 */
export async function previewLaunch(
  context: CampaignContext & TokenContext,
  campaignId: string,
  sample: number,
): Promise<LaunchPreview> {
  const campaign = await lockCampaign(context, campaignId);
  if (campaign.status !== "draft" && campaign.status !== "ready")
    throw new Failure("conflict", { detail: `The campaign is ${campaign.status}; only a draft can be previewed.` });
  const assessment = await assessLaunch(context, campaign);
  const launchable = assessment.blockers.length === 0;
  const status = launchable ? "ready" : "draft";
  await context.db.updateTable("svc_campaigns").set({ status }).where("id", "=", campaignId).execute();
  const token = launchable
    ? {
        launch_token: issueToken(context, campaignId, assessment.contentHash),
        expiresAt: context.now() + tokenLifetimeMs,
      }
    : null;
  return describeLaunch(assessment, status, sample, token);
}
