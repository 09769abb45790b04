import type { CampaignEventKind } from "../tables.ts";
import { randomPauseMs } from "../setup/random-pause.ts";
import type { DelayRange } from "../../../../generated/schemas.ts";
import { completeIfDone, pauseRunning } from "../life-cycle.ts";
import { planNextStep } from "../launch/plan-next-step.ts";
import { lockCampaign, type CampaignRecord, type CampaignScope } from "../setup/campaign-record.ts";
import { endLeads } from "../stages/end-leads.ts";
import { isActive, transitionOf } from "../stages/lead-stages.ts";
import type { Decision } from "./decide-outcome.ts";
import type { LoadedAction } from "./prepare-action.ts";

const hourMs = 3_600_000;

/** Records the outcome of a claimed action. Does nothing if another worker has recorded it. */
export async function recordOutcome(scope: CampaignScope, action: LoadedAction, decision: Decision): Promise<void> {
  const campaign = await lockCampaign(scope, action.campaign_id);
  if (!(await settle(scope, action, decision))) return;
  switch (decision.next) {
    case "done":
      await addEvent(scope, action, "sent", null);
      return advance(scope, campaign, action);
    case "skip":
      await addEvent(scope, action, "skipped", decision.reason);
      return advance(scope, campaign, action);
    case "fail":
      await addEvent(scope, action, "failed", decision.reason);
      await endLeads(scope, { id: action.enrollment_id }, "failed", decision.reason);
      await completeIfDone(scope, campaign.id);
      return;
    case "pause":
      await cancelIfEnded(scope, action);
      return pauseRunning(scope, campaign.id, decision.reason);
    case "later":
      return cancelIfEnded(scope, action);
    case "repeat":
  }
}

/** Records that a planned action is not executed. */
export async function recordSkip(scope: CampaignScope, action: LoadedAction, reason: string): Promise<void> {
  const campaign = await lockCampaign(scope, action.campaign_id);
  const skipped = await scope.db
    .updateTable("svc_campaign_actions")
    .set({ status: "skipped", reason, finished_at: scope.now() })
    .where("id", "=", action.id)
    .where("status", "=", "planned")
    .returning("id")
    .executeTakeFirst();
  if (!skipped) return;
  await addEvent(scope, action, "skipped", reason);
  await advance(scope, campaign, action);
}

/** Starts the pause after a call. */
export async function startPause({ db, account, now }: CampaignScope, delay: DelayRange): Promise<void> {
  const row = await db
    .selectFrom("svc_outreach_pace")
    .select("actions")
    .where("account_id", "=", account.id)
    .executeTakeFirst();
  const actions = (row?.actions ?? 0) + 1;
  const pace = { actions, next_at: now() + randomPauseMs(delay, `${account.id}\n${actions}`) };
  await db
    .insertInto("svc_outreach_pace")
    .values({ account_id: account.id, ...pace })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet(pace))
    .execute();
}

/** Gives a claimed action its new status. Returns false if it is no longer claimed by this attempt. */
async function settle({ db, now }: CampaignScope, action: LoadedAction, decision: Decision): Promise<boolean> {
  const ended = { finished_at: now(), call: null, claimed_at: null };
  const planned = { status: "planned" as const, call: null, claimed_at: null };
  const changes = {
    done: { status: "done" as const, reason: null, ...ended },
    skip: { status: "skipped" as const, ...ended },
    fail: { status: "failed" as const, ...ended },
    pause: { ...planned, attempts: 0 },
    later: { ...planned, ...("isLimit" in decision && decision.isLimit && { attempts: 0 }) },
    repeat: {},
  }[decision.next];
  const settled = await db
    .updateTable("svc_campaign_actions")
    .set({
      ...changes,
      ...("reason" in decision && { reason: decision.reason }),
      ...("at" in decision && { due_at: decision.at }),
    })
    .where("id", "=", action.id)
    .where("status", "=", "claimed")
    .where("claimed_at", "=", action.claimed_at)
    .returning("id")
    .executeTakeFirst();
  return settled !== undefined;
}

/**
 * Cancels an action that was planned again after its attempt, if its step is no longer the lead's next step, for example
 * because the sequence ended during the attempt.
 */
async function cancelIfEnded({ db, now }: CampaignScope, { id, enrollment_id, step }: LoadedAction): Promise<void> {
  const enrollment = await db
    .selectFrom("svc_enrollments")
    .select("step")
    .where("id", "=", enrollment_id)
    .executeTakeFirst();
  if (enrollment?.step === step) return;
  await db
    .updateTable("svc_campaign_actions")
    .set({ status: "cancelled", reason: "the sequence ended during the attempt", finished_at: now() })
    .where("id", "=", id)
    .where("status", "=", "planned")
    .execute();
}

async function addEvent(
  { db, account, now, newId }: CampaignScope,
  { campaign_id, enrollment_id, profile_id, step, kind, variant }: LoadedAction,
  event: CampaignEventKind,
  reason: string | null,
): Promise<void> {
  await db
    .insertInto("svc_campaign_events")
    .values({
      id: newId("evt"),
      account_id: account.id,
      campaign_id,
      enrollment_id,
      profile_id,
      kind: event,
      step,
      step_kind: kind,
      variant,
      reason,
      occurred_at: now(),
    })
    .execute();
}

/**
 * Plans the next step of a lead, or ends its sequence after the last one. A lead that was stopped meanwhile stays stopped, and one
 * that was continued with a later step stays there.
 */
async function advance(scope: CampaignScope, campaign: CampaignRecord, action: LoadedAction): Promise<void> {
  const { db, now } = scope;
  const { enrollment_id, profile_id } = action;
  const enrollment = await db
    .selectFrom("svc_enrollments")
    .select(["stage", "step", "variants"])
    .where("id", "=", enrollment_id)
    .executeTakeFirst();
  if (!enrollment || !isActive(enrollment.stage) || enrollment.step !== action.step) return;
  const step = action.step + 1;
  const next = campaign.steps[step - 1];
  if (!next) {
    await endLeads(scope, { id: enrollment_id }, "last_step_finished", "completed");
    await completeIfDone(scope, campaign.id);
    return;
  }
  await db
    .updateTable("svc_enrollments")
    .set({ stage: transitionOf("step_finished").to, step })
    .where("id", "=", enrollment_id)
    .execute();
  const variant = (JSON.parse(enrollment.variants) as (number | null)[])[step - 1] ?? null; // as the launch writes it
  const due_at = now() + next.delay_hours * hourMs;
  await planNextStep(scope, campaign, { enrollment_id, profile_id, step, variant, due_at, wait_until: null });
}
