import type { ResumeCampaignHandler } from "../../../generated/tools/campaigns/resume_campaign.ts";
import type { ServiceContext } from "../../context.ts";
import { resumeCampaign } from "../../service/campaigns/launch/resume-campaign.ts";
import { describeCampaign } from "../../service/campaigns/results/describe-campaign.ts";
import { readCampaign } from "../../service/campaigns/setup/campaign-record.ts";

export const resume_campaign: ResumeCampaignHandler<ServiceContext> = async ({ campaign_id }, context) => {
  await resumeCampaign(context, campaign_id);
  return describeCampaign(context, await readCampaign(context, campaign_id));
};
