import type { ConfirmCampaignLaunchHandler } from "../../../generated/tools/campaigns/confirm_campaign_launch.ts";
import type { ServiceContext } from "../../context.ts";
import { confirmLaunch } from "../../service/campaigns/launch/confirm-launch.ts";
import { describeCampaign } from "../../service/campaigns/results/describe-campaign.ts";
import { readCampaign } from "../../service/campaigns/setup/campaign-record.ts";

export const confirm_campaign_launch: ConfirmCampaignLaunchHandler<ServiceContext> = async (input, context) => {
  const { campaign_id, launch_token } = input;
  await confirmLaunch(context, campaign_id, launch_token);
  return describeCampaign(context, await readCampaign(context, campaign_id));
};
