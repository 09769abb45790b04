import type { ArchiveCampaignHandler } from "../../../generated/tools/campaigns/archive_campaign.ts";
import type { ServiceContext } from "../../context.ts";
import { describeCampaign } from "../../service/campaigns/results/describe-campaign.ts";
import { archiveCampaign } from "../../service/campaigns/stages/archive-campaign.ts";
import { readCampaign } from "../../service/campaigns/setup/campaign-record.ts";

export const archive_campaign: ArchiveCampaignHandler<ServiceContext> = async ({ campaign_id }, context) => {
  await archiveCampaign(context, campaign_id);
  return describeCampaign(context, await readCampaign(context, campaign_id));
};
