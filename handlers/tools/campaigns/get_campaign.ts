import type { GetCampaignHandler } from "../../../generated/tools/campaigns/get_campaign.ts";
import { Failure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

export const get_campaign: GetCampaignHandler<ServiceContext> = async () => {
  throw new Failure("not_supported", { detail: "get_campaign has no handler yet." });
};
