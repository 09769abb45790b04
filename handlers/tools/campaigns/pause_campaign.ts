import type { PauseCampaignHandler } from "../../../generated/tools/campaigns/pause_campaign.ts";
import type { ServiceContext } from "../../context.ts";
import { describeCampaign } from "../../service/campaigns/results/describe-campaign.ts";
import { readCampaign } from "../../service/campaigns/setup/campaign-record.ts";
import { pauseCampaign } from "../../service/campaigns/setup/pause-campaign.ts";

export const pause_campaign: PauseCampaignHandler<ServiceContext> = async ({ campaign_id, reason }, context) => {
  await pauseCampaign(context, campaign_id, reason);
  return describeCampaign(context, await readCampaign(context, campaign_id));
};
