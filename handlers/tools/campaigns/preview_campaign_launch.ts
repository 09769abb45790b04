import type { PreviewCampaignLaunchHandler } from "../../../generated/tools/campaigns/preview_campaign_launch.ts";
import { Failure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

export const preview_campaign_launch: PreviewCampaignLaunchHandler<ServiceContext> = async () => {
  throw new Failure("not_supported", { detail: "preview_campaign_launch has no handler yet." });
};
