import { changeStatus, statusAfter } from "../life-cycle.ts";
import { lockCampaign, type CampaignContext } from "./campaign-record.ts";

/**
 * Archives a campaign of any status: planned actions are cancelled, active enrollments are stopped, and the history remains.
 * Archiving an archived campaign changes nothing.
 * @throws Failure `not_found`.
 */
export async function archiveCampaign(context: CampaignContext, id: string): Promise<void> {
  const { db, now } = context;
  const campaign = await lockCampaign(context, id);
  const status = statusAfter(campaign, "archive_campaign");
  if (status === campaign.status) return;
  await db
    .updateTable("svc_campaign_actions")
    .set({ status: "cancelled", reason: "campaign archived", finished_at: now() })
    .where("campaign_id", "=", id)
    .where("status", "=", "planned")
    .execute();
  await db
    .updateTable("svc_enrollments")
    .set({ stage: "stopped", step: null, end_reason: "campaign archived", ended_at: now() })
    .where("campaign_id", "=", id)
    .where("stage", "in", ["pending", "in_progress"])
    .execute();
  await changeStatus(context, campaign, status);
}
