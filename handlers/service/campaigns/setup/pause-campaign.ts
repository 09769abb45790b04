import { changeStatus, statusAfter } from "../life-cycle.ts";
import { lockCampaign, type CampaignContext } from "./campaign-record.ts";

/**
 * Pauses a running campaign. Its actions stay planned, and no worker claims them. If the campaign is already paused, a given
 * reason replaces the earlier one.
 * @throws Failure `not_found`, and `conflict` unless the campaign is running or paused.
 */
export async function pauseCampaign(context: CampaignContext, id: string, reason: string | undefined): Promise<void> {
  const campaign = await lockCampaign(context, id);
  const status = statusAfter(campaign, "pause_campaign");
  await changeStatus(context, campaign, status, reason === undefined ? {} : { status_reason: reason });
}
