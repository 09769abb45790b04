import type { CloneCampaignHandler } from "../../../generated/tools/campaigns/clone_campaign.ts";
import type { ServiceContext } from "../../context.ts";
import { describeCampaign } from "../../service/campaigns/results/describe-campaign.ts";
import { readCampaign } from "../../service/campaigns/setup/campaign-record.ts";
import { cloneCampaign } from "../../service/campaigns/setup/clone-campaign.ts";

export const clone_campaign: CloneCampaignHandler<ServiceContext> = async ({ campaign_id, name }, context) => {
  const id = await cloneCampaign(context, campaign_id, name);
  return describeCampaign(context, await readCampaign(context, id));
};
