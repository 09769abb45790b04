import { createHash } from "node:crypto";
import type { OutreachSettings } from "../../../../generated/schemas.ts";
import { calendarDay, type CategoryUsage } from "../../../../runtime/index.ts";
import { countDoneToday } from "../results/campaign-stats.ts";
import type { CampaignRecord, CampaignContext } from "../setup/campaign-record.ts";
import { stepKinds } from "../setup/step-kinds.ts";
import { workingWindows } from "../setup/working-time.ts";
import type { PlanRules } from "./plan-actions.ts";
import { createWindowUnits } from "./window-units.ts";

/** Reads the constraints of a plan for launching the campaign now: schedule, cap, limits, and units already used. */
export async function readPlanRules(
  context: CampaignContext,
  campaign: CampaignRecord,
  settings: OutreachSettings,
  usage: readonly CategoryUsage[],
): Promise<PlanRules> {
  const { account, limits } = context;
  const now = context.now();
  const { schedule, daily_cap } = campaign;
  const accountDay = (atMs: number): string => calendarDay(atMs, account.timezone);
  const reserved = await readReservedUnits(context, campaign, accountDay);
  const doneToday = await countDoneToday(context, campaign);
  const today = { campaign: calendarDay(now, schedule.timezone), account: accountDay(now) };
  const windows = await limits.safetyWindows();
  const remaining = new Map(usage.map((entry) => [entry.category, entry.remaining]));
  const { min, max } = settings.delay_seconds;
  return {
    windows: workingWindows(schedule, settings.weekend, now),
    capOn: (day) => (daily_cap === null ? Infinity : daily_cap - (day === today.campaign ? doneToday : 0)),
    accountDay,
    unitsLeft: (category, atMs) => {
      const day = accountDay(atMs);
      const open = day === today.account ? (remaining.get(category) ?? 0) : limits.safetyLimit(category, atMs);
      return open - (reserved.get(category)?.get(day) ?? 0);
    },
    windowUnits: new Map(
      [...windows].map(([category, of]) => [category, createWindowUnits(of, reserved.get(category) ?? new Map())]),
    ),
    pauseMs: (n) => Math.round((min + (max - min) * pseudoRandom(`${campaign.id}\n${n}`)) * 1000),
  };
}

/** Units that other running campaigns have planned, by category and the account's day; overdue steps count for today. */
async function readReservedUnits(
  { db, account, now }: CampaignContext,
  { id }: CampaignRecord,
  accountDay: (atMs: number) => string,
): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  const rows = await db
    .selectFrom("svc_campaign_actions as action")
    .innerJoin("svc_campaigns as campaign", "campaign.id", "action.campaign_id")
    .select(["action.kind", "action.due_at"])
    .where("campaign.account_id", "=", account.id)
    .where("campaign.status", "=", "running")
    .where("campaign.id", "!=", id)
    .where("action.status", "in", ["planned", "claimed"])
    .execute();
  const reserved = new Map<string, Map<string, number>>();
  for (const { kind, due_at } of rows) {
    const { category } = stepKinds[kind];
    const byDay = reserved.get(category) ?? new Map<string, number>();
    reserved.set(category, byDay);
    const day = accountDay(Math.max(due_at, now()));
    byDay.set(day, (byDay.get(day) ?? 0) + 1);
  }
  return reserved;
}

/** Returns a pseudo-random number in [0, 1) that is determined by a text. */
function pseudoRandom(text: string): number {
  return createHash("sha256").update(text).digest().readUInt32BE(0) / 2 ** 32;
}
