import type { GetCampaignHandler } from "../../../generated/tools/campaigns/get_campaign.ts";
import type { ServiceContext } from "../../context.ts";
import { describeCampaign } from "../../service/campaigns/results/describe-campaign.ts";
import { readCampaign } from "../../service/campaigns/setup/campaign-record.ts";

export const get_campaign: GetCampaignHandler<ServiceContext> = async ({ campaign_id }, context) =>
  describeCampaign(context, await readCampaign(context, campaign_id));
