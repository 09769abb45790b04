import type { CampaignRecord, CampaignScope } from "../setup/campaign-record.ts";
import type { ActiveEnrollment } from "./active-enrollments.ts";

/** The next step of an enrollment. */
export interface NextStep extends Pick<ActiveEnrollment, "enrollment_id" | "profile_id" | "step"> {
  readonly variant: number | null;
  /** Epoch milliseconds. */
  readonly due_at: number;
  readonly wait_until: number | null;
}

/**
 * Plans the next step of an enrollment. If the step already has an action that is planned or cancelled, this action is planned
 * again, and its attempts are counted from 0; an action with another status remains unchanged.
 */
export async function planNextStep(
  { db, account, now, newId }: CampaignScope,
  { id, steps }: Pick<CampaignRecord, "id" | "steps">,
  { enrollment_id, profile_id, step, variant, due_at, wait_until }: NextStep,
): Promise<void> {
  const kind = steps[step - 1]?.kind;
  if (!kind) throw new Error(`the campaign has no step ${step}`);
  const state = { status: "planned" as const, reason: null, finished_at: null, attempts: 0 };
  const plan = { kind, variant, due_at, wait_until, ...state };
  await db
    .insertInto("svc_campaign_actions")
    .values({
      id: newId("act"),
      account_id: account.id,
      campaign_id: id,
      enrollment_id,
      profile_id,
      step,
      ...plan,
      claimed_at: null,
      call: null,
      created_at: now(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(["enrollment_id", "step"])
        .doUpdateSet(plan)
        .where("svc_campaign_actions.status", "in", ["planned", "cancelled"]),
    )
    .execute();
}
