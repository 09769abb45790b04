import type { CampaignStepKind, OutreachSettings } from "../../../../generated/schemas.ts";
import { calendarDay, nextMidnight, type Account, type CategoryUsage } from "../../../../runtime/index.ts";
import { countDoneByDay } from "../results/done-steps.ts";
import { toRecord, type CampaignRecord, type CampaignScope } from "../setup/campaign-record.ts";
import { stepKinds } from "../setup/step-kinds.ts";
import { startOfDayAt, workingWindows } from "../setup/working-time.ts";

/** An action that may be executed now. */
export interface DueAction {
  readonly campaign: CampaignRecord;
  readonly actionId: string;
  readonly kind: CampaignStepKind;
  readonly dueAt: number;
}

/**
 * The next action, or the time to look again, in epoch milliseconds; null if nothing is planned, or if no campaign with
 * planned actions has a working day.
 */
export type NextAction = DueAction | { readonly wakeAt: number | null };

/** The state that determines when the campaigns of an account may act. */
export interface OutreachState {
  readonly account: Account;
  readonly settings: OutreachSettings;
  readonly usage: readonly CategoryUsage[];
}

type Scope = Pick<CampaignScope, "db" | "account" | "now">;

/**
 * Finds the action to execute next. Campaigns share the account fairly. For each kind of step, the campaign that has
 * executed the fewest steps of that kind today is chosen. Of the chosen campaigns, the one that has not executed a step
 * for the longest time comes first. If several are equal, the step that has been due the longest comes first.
 */
export async function findNextAction(scope: Scope, state: OutreachState): Promise<NextAction> {
  // Read once: an open window begins at the time passed to `workingWindows`; if that were after `now`, it would seem closed.
  const now = scope.now();
  const pausedUntil = await readPause(scope);
  const due: DueAction[] = [];
  let wakeAt: number | null = null;
  for (const campaign of await readRunning(scope)) {
    const openAt = await findOpening(scope, campaign, state, now);
    for (const kind of new Set(campaign.steps.map((step) => step.kind))) {
      const head = await readHead(scope, campaign, kind);
      if (!head) continue;
      const at = Math.max(head.due_at, openAt, pausedUntil, unitsAvailableAt(kind, state, now));
      if (at <= now) due.push({ campaign, actionId: head.id, kind, dueAt: head.due_at });
      else wakeAt = Math.min(wakeAt ?? at, at);
    }
  }
  const [first] = await inFairOrder(scope, state, due);
  return first ?? { wakeAt: wakeAt === Infinity ? null : wakeAt };
}

async function readPause({ db, account }: Scope): Promise<number> {
  const row = await db
    .selectFrom("svc_outreach_pace")
    .select("next_at")
    .where("account_id", "=", account.id)
    .executeTakeFirst();
  return row?.next_at ?? 0;
}

async function readRunning({ db, account }: Scope): Promise<CampaignRecord[]> {
  const rows = await db
    .selectFrom("svc_campaigns")
    .selectAll()
    .where("account_id", "=", account.id)
    .where("status", "=", "running")
    .where("principal_id", "is not", null)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(toRecord);
}

/**
 * Returns when the schedule and the caps of a campaign allow the next step. If a cap is reached, this is the next working day,
 * on which the caps are checked again.
 */
async function findOpening(
  scope: Scope,
  campaign: CampaignRecord,
  { settings }: OutreachState,
  now: number,
): Promise<number> {
  const { schedule, daily_cap, weekly_cap } = campaign;
  const windows = workingWindows(schedule, settings.weekend, now);
  const opensAt = windows.next().value?.opensAt ?? Infinity;
  if (opensAt > now || (daily_cap === null && weekly_cap === null)) return opensAt;
  const days = await countDoneByDay(scope, campaign);
  const doneToday = days.get(calendarDay(now, schedule.timezone)) ?? 0;
  const doneThisWeek = [...days.values()].reduce((sum, count) => sum + count, 0);
  if (doneToday < (daily_cap ?? Infinity) && doneThisWeek < (weekly_cap ?? Infinity)) return opensAt;
  return (
    workingWindows(schedule, settings.weekend, nextMidnight(now, schedule.timezone)).next().value?.opensAt ?? Infinity
  );
}

function readHead({ db }: Scope, { id }: CampaignRecord, kind: CampaignStepKind) {
  return db
    .selectFrom("svc_campaign_actions")
    .select(["id", "due_at"])
    .where("campaign_id", "=", id)
    .where("status", "=", "planned")
    .where("kind", "=", kind)
    .orderBy("due_at")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}

/** Returns when the account has a unit of every category that a step of this kind uses. */
function unitsAvailableAt(kind: CampaignStepKind, { account, usage }: OutreachState, now: number): number {
  const exhausted = usage.filter(
    ({ category, remaining }) => remaining < 1 && (stepKinds[kind].categories as readonly string[]).includes(category),
  );
  if (exhausted.length === 0) return now;
  const resets = exhausted.flatMap(({ windows = [] }) =>
    windows.flatMap(({ remaining, resets_at }) => (remaining < 1 && resets_at !== null ? Date.parse(resets_at) : [])),
  );
  const isDaily = exhausted.some(({ used, limit }) => used >= limit);
  return Math.max(now + 1, ...resets, ...(isDaily ? [nextMidnight(now, account.timezone)] : []));
}

async function inFairOrder(scope: Scope, { account }: OutreachState, due: readonly DueAction[]): Promise<DueAction[]> {
  const chosen: DueAction[] = [];
  for (const kind of new Set(due.map((action) => action.kind))) {
    const actions = due.filter((action) => action.kind === kind);
    const [only] = actions;
    if (actions.length === 1 && only) {
      chosen.push(only);
      continue;
    }
    const done = await countDoneToday(scope, kind, account, actions);
    const ranked = actions.toSorted(
      (one, other) => (done.get(one.campaign.id) ?? 0) - (done.get(other.campaign.id) ?? 0) || one.dueAt - other.dueAt,
    );
    if (ranked[0]) chosen.push(ranked[0]);
  }
  const lastAt = await readLastTimes(scope, chosen);
  return chosen.sort(
    (one, other) =>
      (lastAt.get(one.campaign.id) ?? 0) - (lastAt.get(other.campaign.id) ?? 0) ||
      one.dueAt - other.dueAt ||
      (one.actionId < other.actionId ? -1 : 1),
  );
}

/** Reads when each campaign last executed a step; nothing if all actions belong to one campaign. */
async function readLastTimes({ db }: Scope, actions: readonly DueAction[]): Promise<ReadonlyMap<string, number>> {
  const ids = new Set(actions.map(({ campaign }) => campaign.id));
  const times = new Map<string, number>();
  if (ids.size < 2) return times;
  for (const id of ids) {
    const last = await db
      .selectFrom("svc_campaign_events")
      .select("occurred_at")
      .where("campaign_id", "=", id)
      .where("kind", "=", "sent")
      .orderBy("occurred_at", "desc")
      .limit(1)
      .executeTakeFirst();
    if (last) times.set(id, last.occurred_at);
  }
  return times;
}

/** Counts the steps of a kind that campaigns have executed today, in the account's time zone. */
async function countDoneToday(
  { db, now }: Scope,
  kind: CampaignStepKind,
  { timezone }: Account,
  actions: readonly DueAction[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom("svc_campaign_events")
    .select("campaign_id")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where(
      "campaign_id",
      "in",
      actions.map(({ campaign }) => campaign.id),
    )
    .where("kind", "=", "sent")
    .where("step_kind", "=", kind)
    .where("occurred_at", ">=", startOfDayAt(now(), timezone))
    .groupBy("campaign_id")
    .execute();
  return new Map(rows.map(({ campaign_id, count }) => [campaign_id, count]));
}
