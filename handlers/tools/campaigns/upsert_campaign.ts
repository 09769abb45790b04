import type { UpsertCampaignHandler } from "../../../generated/tools/campaigns/upsert_campaign.ts";
import { lockName } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";
import { describeCampaign } from "../../service/campaigns/results/describe-campaign.ts";
import { readCampaign } from "../../service/campaigns/setup/campaign-record.ts";
import { saveCampaign } from "../../service/campaigns/setup/save-campaign.ts";

export const upsert_campaign: UpsertCampaignHandler<ServiceContext> = async (input, context) => {
  await lockName(context, `campaigns:${context.account.id}`);
  const id = await saveCampaign(context, input);
  return describeCampaign(context, await readCampaign(context, id));
};
