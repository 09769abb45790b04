import { changeStatus } from "../life-cycle.ts";
import { lockCampaign, type CampaignContext } from "./campaign-record.ts";

/** Pauses all running campaigns of the call's account. */
export async function pauseCampaigns(context: CampaignContext, reason: string): Promise<void> {
  const { db, account } = context;
  const running = await db
    .selectFrom("svc_campaigns")
    .select("id")
    .where("account_id", "=", account.id)
    .where("status", "=", "running")
    .orderBy("id")
    .execute();
  for (const { id } of running) {
    const campaign = await lockCampaign(context, id);
    if (campaign.status === "running") await changeStatus(context, campaign, "paused", { status_reason: reason });
  }
}
