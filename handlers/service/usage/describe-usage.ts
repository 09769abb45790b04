import type { Usage, UsageDay } from "../../../generated/schemas.ts";
import { addDays, calendarDay, nextMidnight, type CallContext } from "../../../runtime/index.ts";
import { isoTime } from "../../time/iso-time.ts";
import { warmUpState } from "../settings/warm-up.ts";
import { describeCalls, sumCalls } from "./call-usage.ts";

/** The part of the call context required to describe the usage. */
type UsageContext = Pick<CallContext, "account" | "surface" | "limits" | "now" | "flushRecords">;

/** The number of days before today that responses contain by default. */
export const defaultDays = 7;

/** Describes the account's calls and its usage of its limits, today and on the `days` days before. */
export async function describeUsage(context: UsageContext, days: number): Promise<Usage> {
  const { account, surface, limits, now, flushRecords } = context;
  const plan = limits.rateLimit();
  const today = calendarDay(now(), account.timezone);
  await flushRecords();
  const categories = [...(await limits.safety())];
  const since = addDays(today, -days);
  const calls = await limits.calls(since);
  return {
    account_id: account.id,
    day: today,
    timezone: account.timezone,
    resets_at: isoTime(nextMidnight(now(), account.timezone)),
    categories,
    calls: describeCalls(calls.filter(({ day }) => day === today)),
    days: days === 0 ? [] : describeDays({ since, today }, calls, await limits.safetyHistory(since), surface),
    plan: {
      name: plan.policy,
      calls_per_minute: plan.perMinute,
      limit: plan.limit,
      window_seconds: plan.windowSeconds,
      remaining: plan.remaining,
      resets_in_seconds: plan.resetSeconds,
    },
    warm_up: warmUpState({ account, surface, now }),
  };
}

type Calls = Awaited<ReturnType<UsageContext["limits"]["calls"]>>;
type Units = Awaited<ReturnType<UsageContext["limits"]["safetyHistory"]>>;

/** Describes the days before today that have calls or units, newest first. */
function describeDays(
  { since, today }: { readonly since: string; readonly today: string },
  calls: Calls,
  units: Units,
  { limits }: UsageContext["surface"],
): UsageDay[] {
  const days: UsageDay[] = [];
  for (let day = addDays(today, -1); day >= since; day = addDays(day, -1)) {
    const { total, failed } = sumCalls(calls.filter((row) => row.day === day));
    const used = limits.safety.flatMap(({ name }) => {
      const count = units.get(name)?.get(day) ?? 0;
      return count > 0 ? [{ category: name, used: count }] : [];
    });
    if (total > 0 || used.length > 0) days.push({ day, calls: total, failed, units: used });
  }
  return days;
}
