import { sql } from "kysely";
import type { CampaignStepKind, OutreachSettings } from "../../../../generated/schemas.ts";
import { calendarDay, type CategoryUsage, type CategoryWindows } from "../../../../runtime/index.ts";
import { countDoneByDay } from "../results/done-steps.ts";
import type { CampaignRecord, CampaignContext } from "../setup/campaign-record.ts";
import { randomPauseMs } from "../setup/random-pause.ts";
import { stepKinds, type StepCategory } from "../setup/step-kinds.ts";
import { workingWindows, type WorkingWindow } from "../setup/working-time.ts";
import type { PlanRules } from "./plan-actions.ts";
import { createWindowUnits } from "./window-units.ts";

/**
 * Reads the constraints of a plan from now on: schedule, cap, limits, units already used, and steps that other running
 * campaigns have planned. The campaign gets at least an equal share of the units of each day, however many steps the
 * others have planned: if these exceed the remaining shares, the execution postpones some of them (`findNextAction`).
 * @param keepsOwn whether the campaign's own planned steps keep their times. The plan then starts after them on each
 * day.
 */
export async function readPlanRules(
  context: CampaignContext,
  campaign: CampaignRecord,
  settings: OutreachSettings,
  usage: readonly CategoryUsage[],
  keepsOwn: boolean,
): Promise<PlanRules> {
  const { account, limits } = context;
  const now = context.now();
  const { schedule, daily_cap, weekly_cap } = campaign;
  const accountDay = (atMs: number): string => calendarDay(atMs, account.timezone);
  const own = keepsOwn ? await readPlannedSteps(context, campaign, "own") : [];
  const others = await readPlannedSteps(context, campaign, "others");
  const ownDays = groupByDay(own, schedule.timezone);
  const done = await countDoneByDay(context, campaign);
  const today = accountDay(now);
  const windows = await limits.safetyWindows();
  const remaining = new Map(usage.map((entry) => [entry.category, entry.remaining]));
  const ownUnits = toUnits(own, accountDay);
  const otherUnits = toUnits(others, accountDay);
  /** The units available on a day, without subtracting those of planned steps. */
  const openOn = (category: StepCategory, day: string, atMs: number): number =>
    day === today ? (remaining.get(category) ?? 0) : limits.safetyLimit(category, atMs);
  /** The units of a day that the plan leaves to the other campaigns, and to the campaign's own steps that keep their times. */
  const reservedOn = (category: StepCategory, day: string, atMs: number): number => {
    const { byDay, campaigns } = otherUnits.get(category) ?? noUnits;
    const share = Math.ceil(limits.safetyLimit(category, atMs) / (campaigns.size + 1));
    const left = Math.max(0, openOn(category, day, atMs) - share);
    return Math.min(byDay.get(day)?.count ?? 0, left) + (ownUnits.get(category)?.byDay.get(day)?.count ?? 0);
  };
  const { min } = settings.delay_seconds;
  const doneOn = (day: string): number => (done.get(day) ?? 0) + (ownDays.get(day)?.count ?? 0);
  const plannedDays = new Map([...ownDays].map(([day, { count }]) => [day, count]));
  return {
    windows: openAfter(workingWindows(schedule, settings.weekend, now), (day) => {
      const last = ownDays.get(day)?.lastAt;
      return last === undefined ? now : last + min * 1000;
    }),
    capOn: (day) => (daily_cap === null ? Infinity : daily_cap - doneOn(day)),
    weeklyCap: weekly_cap === null ? null : createWindowUnits(weeklyWindow(weekly_cap, done), plannedDays),
    accountDay,
    unitsLeft: (category, atMs) => {
      const day = accountDay(atMs);
      return openOn(category, day, atMs) - reservedOn(category, day, atMs);
    },
    windowUnits: new Map(
      [...windows].map(([name, of]) => {
        const category = name as StepCategory; // only the windows of step categories are used
        const planned = [ownUnits, otherUnits].flatMap((units) => [...(units.get(category)?.byDay ?? [])]);
        const days = new Map(planned.map(([day, { atMs }]) => [day, reservedOn(category, day, atMs)]));
        return [name, createWindowUnits(of, days)];
      }),
    ),
    pauseMs: (n) => randomPauseMs(settings.delay_seconds, `${campaign.id}\n${n}`),
  };
}

const weeklyWindow = (limit: number, used: CategoryWindows["used"]): CategoryWindows => ({
  windows: [{ name: "weekly", days: 7, limit }],
  used,
});

/**
 * The planned steps of one campaign and kind in one quarter of an hour. In every time zone, days begin on a quarter of an
 * hour, so all of these steps have the same date.
 */
interface PlannedSteps {
  readonly campaignId: string;
  readonly kind: CampaignStepKind;
  readonly count: number;
  /** Epoch milliseconds; overdue steps count as planned for now. */
  readonly firstAt: number;
  readonly lastAt: number;
}

const quarterMs = 900_000;

/** Counts the steps that the campaign, or the other running campaigns of the account, have planned. */
async function readPlannedSteps(
  { db, account, now }: CampaignContext,
  { id }: CampaignRecord,
  whose: "own" | "others",
): Promise<PlannedSteps[]> {
  const rows = await db
    .selectFrom("svc_campaign_actions as action")
    .innerJoin("svc_campaigns as campaign", "campaign.id", "action.campaign_id")
    .select(["action.kind", "action.campaign_id"])
    .select((select) => [
      select.fn.countAll<number>().as("count"),
      select.fn.min("action.due_at").as("first_at"),
      select.fn.max("action.due_at").as("last_at"),
    ])
    .where("campaign.account_id", "=", account.id)
    .$if(whose === "others", (query) => query.where("campaign.status", "=", "running"))
    .where("campaign.id", whose === "own" ? "=" : "!=", id)
    .where("action.status", "in", ["planned", "claimed"])
    .groupBy(["action.campaign_id", "action.kind", sql`action.due_at / ${sql.lit(quarterMs)}`])
    .execute();
  return rows.map(({ campaign_id, kind, count, first_at, last_at }) => ({
    campaignId: campaign_id,
    kind,
    count,
    firstAt: Math.max(first_at, now()),
    lastAt: Math.max(last_at, now()),
  }));
}

/** The units of a category that campaigns have planned. */
interface PlannedUnits {
  /** By calendar day of the account; `atMs` is an instant on that day, epoch milliseconds. */
  readonly byDay: ReadonlyMap<string, { readonly count: number; readonly atMs: number }>;
  readonly campaigns: ReadonlySet<string>;
}

const noUnits: PlannedUnits = { byDay: new Map(), campaigns: new Set() };

interface SummedUnits {
  readonly byDay: Map<string, { count: number; atMs: number }>;
  readonly campaigns: Set<string>;
}

/** Sums planned steps by category. */
function toUnits(
  steps: readonly PlannedSteps[],
  accountDay: (atMs: number) => string,
): ReadonlyMap<StepCategory, PlannedUnits> {
  const units = new Map<StepCategory, SummedUnits>();
  for (const { campaignId, kind, count, firstAt } of steps) {
    const day = accountDay(firstAt);
    for (const category of stepKinds[kind].categories) {
      const sums: SummedUnits = units.get(category) ?? { byDay: new Map(), campaigns: new Set() };
      const { byDay, campaigns } = sums;
      units.set(category, sums);
      campaigns.add(campaignId);
      byDay.set(day, { count: (byDay.get(day)?.count ?? 0) + count, atMs: firstAt });
    }
  }
  return units;
}

/** The number of planned steps and the time of the last one, by calendar day. */
function groupByDay(
  steps: readonly PlannedSteps[],
  timezone: string,
): ReadonlyMap<string, { readonly count: number; readonly lastAt: number }> {
  const days = new Map<string, { count: number; lastAt: number }>();
  for (const { count, firstAt, lastAt } of steps) {
    const day = calendarDay(firstAt, timezone);
    const known = days.get(day) ?? { count: 0, lastAt };
    days.set(day, { count: known.count + count, lastAt: Math.max(known.lastAt, lastAt) });
  }
  return days;
}

/** Shortens windows so that they open after the steps that are planned for their days. */
function* openAfter(
  windows: Iterable<WorkingWindow>,
  earliestOn: (day: string) => number,
): Generator<WorkingWindow, undefined> {
  for (const window of windows) {
    const opensAt = Math.max(window.opensAt, earliestOn(window.day));
    if (opensAt < window.closesAt) yield { ...window, opensAt };
  }
}
