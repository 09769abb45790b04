import type { PreviewCampaignLaunchHandler } from "../../../generated/tools/campaigns/preview_campaign_launch.ts";
import type { ServiceContext } from "../../context.ts";
import { previewLaunch } from "../../service/campaigns/launch/preview-launch.ts";

export const preview_campaign_launch: PreviewCampaignLaunchHandler<ServiceContext> = (input, context) =>
  previewLaunch(context, input.campaign_id, input);
