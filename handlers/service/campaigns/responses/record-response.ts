import type { Selectable } from "kysely";
import type { CampaignStepKind } from "../../../../generated/schemas.ts";
import type { CampaignScope } from "../setup/campaign-record.ts";
import { writingKinds } from "../setup/step-kinds.ts";
import type { CampaignEventKind, EnrollmentRow } from "../tables.ts";

/** The enrollment of a lead that has responded. */
export type RespondingLead = Pick<Selectable<EnrollmentRow>, "id" | "campaign_id" | "profile_id">;

/** The kinds of steps to which each kind of response can belong. */
const answered = { accepted: ["invite"], replied: writingKinds } as const satisfies Partial<
  Record<CampaignEventKind, readonly CampaignStepKind[]>
>;

/** The result of recording a response. */
export type Recorded = "first" | "known" | "no_step";

/**
 * Records the first reply of a lead, as a response to the campaign's last text, or the lead's acceptance of the campaign's
 * invitation. `known`: such a response is already recorded, and remains. `no_step`: the campaign has sent nothing that the lead
 * could respond to.
 */
export async function recordResponse(
  { db, account, now, newId }: Pick<CampaignScope, "db" | "account" | "now" | "newId">,
  { id: enrollment_id, campaign_id, profile_id }: RespondingLead,
  kind: keyof typeof answered,
): Promise<Recorded> {
  const step = await db
    .selectFrom("svc_campaign_events")
    .select(["step", "step_kind", "variant"])
    .where("enrollment_id", "=", enrollment_id)
    .where("kind", "=", "sent")
    .where("step_kind", "in", [...answered[kind]])
    .orderBy("step", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!step) return "no_step";
  const added = await db
    .insertInto("svc_campaign_events")
    .values({
      id: newId("evt"),
      account_id: account.id,
      campaign_id,
      enrollment_id,
      profile_id,
      kind,
      ...step,
      reason: null,
      occurred_at: now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return added ? "first" : "known";
}
