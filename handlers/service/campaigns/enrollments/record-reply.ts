import type { Selectable } from "kysely";
import type { CampaignContext, CampaignRecord } from "../setup/campaign-record.ts";
import { writingKinds } from "../setup/step-kinds.ts";
import type { EnrollmentRow } from "../tables.ts";

/**
 * Records the first reply of a lead to the last text of the campaign, now; a reply that is already recorded remains.
 * @returns whether the campaign has written to the lead.
 */
export async function recordReply(
  { db, account, now, newId }: CampaignContext,
  { id: campaign_id }: Pick<CampaignRecord, "id">,
  { id: enrollment_id, profile_id }: Pick<Selectable<EnrollmentRow>, "id" | "profile_id">,
): Promise<boolean> {
  const text = await db
    .selectFrom("svc_campaign_events")
    .select(["step", "step_kind", "variant"])
    .where("enrollment_id", "=", enrollment_id)
    .where("kind", "=", "sent")
    .where("step_kind", "in", [...writingKinds])
    .orderBy("step", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!text) return false;
  await db
    .insertInto("svc_campaign_events")
    .values({
      id: newId("evt"),
      account_id: account.id,
      campaign_id,
      enrollment_id,
      profile_id,
      kind: "replied",
      ...text,
      reason: null,
      occurred_at: now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}
