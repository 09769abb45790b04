import { endLeads } from "./end-leads.ts";
import { changeStatus, statusAfter } from "../life-cycle.ts";
import { lockCampaign, type CampaignContext } from "../setup/campaign-record.ts";

/**
 * Archives a campaign of any status: planned actions are cancelled, active enrollments are stopped, and the history remains.
 * Archiving an archived campaign changes nothing.
 * @throws Failure `not_found`.
 */
export async function archiveCampaign(context: CampaignContext, id: string): Promise<void> {
  const campaign = await lockCampaign(context, id);
  const status = statusAfter(campaign, "archive_campaign");
  if (status === campaign.status) return;
  await endLeads(context, { campaign_id: id }, "stopped", "campaign archived");
  await changeStatus(context, campaign, status);
}
