import type { ArchiveCampaignHandler } from "../../../generated/tools/campaigns/archive_campaign.ts";
import { Failure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

export const archive_campaign: ArchiveCampaignHandler<ServiceContext> = async () => {
  throw new Failure("not_supported", { detail: "archive_campaign has no handler yet." });
};
