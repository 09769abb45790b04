import type { UpsertCampaignHandler } from "../../../generated/tools/campaigns/upsert_campaign.ts";
import type { ServiceContext } from "../../context.ts";
import { readCampaign } from "../../outreach/campaign-record.ts";
import { describeCampaign } from "../../outreach/describe-campaign.ts";
import { saveCampaign } from "../../outreach/save-campaign.ts";

export const upsert_campaign: UpsertCampaignHandler<ServiceContext> = async (input, context) => {
  const id = await saveCampaign(context, input);
  return describeCampaign(context, await readCampaign(context, id));
};
