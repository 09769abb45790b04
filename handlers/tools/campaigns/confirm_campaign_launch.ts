import type { ConfirmCampaignLaunchHandler } from "../../../generated/tools/campaigns/confirm_campaign_launch.ts";
import type { ServiceContext } from "../../context.ts";
import { readCampaign } from "../../outreach/campaign-record.ts";
import { confirmLaunch } from "../../outreach/confirm-launch.ts";
import { describeCampaign } from "../../outreach/describe-campaign.ts";

export const confirm_campaign_launch: ConfirmCampaignLaunchHandler<ServiceContext> = async (input, context) => {
  const { campaign_id, launch_token } = input;
  await confirmLaunch(context, campaign_id, launch_token);
  return describeCampaign(context, await readCampaign(context, campaign_id));
};
