import type { CampaignContext } from "./setup/campaign-record.ts";

/**
 * Stops every campaign of the account for a member: active enrollments end with the reason, and planned actions are cancelled.
 * The history remains. Repeating it changes nothing.
 */
export async function stopCampaignsFor(
  { db, account, now }: Pick<CampaignContext, "db" | "account" | "now">,
  profileId: string,
  reason: string,
): Promise<void> {
  const at = now();
  const stopped = await db
    .updateTable("svc_enrollments")
    .set({ stage: "stopped", step: null, end_reason: reason, ended_at: at })
    .where("account_id", "=", account.id)
    .where("profile_id", "=", profileId)
    .where("stage", "in", ["pending", "in_progress"])
    .returning("id")
    .execute();
  if (stopped.length === 0) return;
  await db
    .updateTable("svc_campaign_actions")
    .set({ status: "cancelled", reason, finished_at: at })
    .where(
      "enrollment_id",
      "in",
      stopped.map(({ id }) => id),
    )
    .where("status", "=", "planned")
    .execute();
}
