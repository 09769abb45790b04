import type { ConfirmCampaignLaunchHandler } from "../../../generated/tools/campaigns/confirm_campaign_launch.ts";
import { Failure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

export const confirm_campaign_launch: ConfirmCampaignLaunchHandler<ServiceContext> = async () => {
  throw new Failure("not_supported", { detail: "confirm_campaign_launch has no handler yet." });
};
