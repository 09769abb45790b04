import type { UpsertCampaignHandler } from "../../../generated/tools/campaigns/upsert_campaign.ts";
import { Failure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

export const upsert_campaign: UpsertCampaignHandler<ServiceContext> = async () => {
  throw new Failure("not_supported", { detail: "upsert_campaign has no handler yet." });
};
