import type { GetCampaignHandler } from "../../../generated/tools/campaigns/get_campaign.ts";
import type { ServiceContext } from "../../context.ts";
import { readCampaign } from "../../outreach/campaign-record.ts";
import { describeCampaign } from "../../outreach/describe-campaign.ts";

export const get_campaign: GetCampaignHandler<ServiceContext> = async ({ campaign_id }, context) =>
  describeCampaign(context, await readCampaign(context, campaign_id));
