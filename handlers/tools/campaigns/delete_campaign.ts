import type { DeleteCampaignHandler } from "../../../generated/tools/campaigns/delete_campaign.ts";
import type { ServiceContext } from "../../context.ts";
import { deleteCampaign } from "../../service/campaigns/setup/delete-campaign.ts";

export const delete_campaign: DeleteCampaignHandler<ServiceContext> = async ({ campaign_id }, context) => {
  await deleteCampaign(context, campaign_id);
  return { id: campaign_id, deleted: true };
};
