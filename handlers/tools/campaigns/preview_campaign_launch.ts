import type { PreviewCampaignLaunchHandler } from "../../../generated/tools/campaigns/preview_campaign_launch.ts";
import { Failure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";
import { assessLaunch } from "../../service/campaigns/launch/assess-launch.ts";
import { lockCampaign } from "../../service/campaigns/setup/campaign-record.ts";
import { describeLaunch } from "../../service/campaigns/launch/describe-launch.ts";
import { issueToken, tokenLifeMs } from "../../service/campaigns/launch/launch-token.ts";

/** A campaign without blockers is `ready` from here on; one that was and has some now is a draft again. */
export const preview_campaign_launch: PreviewCampaignLaunchHandler<ServiceContext> = async (input, context) => {
  const { campaign_id, sample } = input;
  const campaign = await lockCampaign(context, campaign_id);
  if (campaign.status !== "draft" && campaign.status !== "ready")
    throw new Failure("conflict", { detail: `The campaign is ${campaign.status}: only a draft can be previewed.` });
  const assessment = await assessLaunch(context, campaign);
  const launchable = assessment.blockers.length === 0;
  const status = launchable ? "ready" : "draft";
  await context.db.updateTable("svc_campaigns").set({ status }).where("id", "=", campaign_id).execute();
  const token = launchable
    ? {
        launch_token: issueToken(context, campaign_id, assessment.contentHash),
        expiresAt: context.now() + tokenLifeMs,
      }
    : null;
  return describeLaunch(assessment, status, sample, token);
};
