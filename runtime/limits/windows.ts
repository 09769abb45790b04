import { addDays, calendarDay, startOfDay } from "../clock.ts";
import type { Surface } from "../contract/surface.ts";
import type { Account } from "../identity/accounts.ts";

/** A limit on the units of the last `days` calendar days, including today, in the account's time zone. */
export interface LimitWindow {
  readonly name: "daily" | "weekly" | "monthly";
  readonly days: number;
  readonly limit: number;
}

/** Units by calendar day, each counted on the day on which it was consumed. */
export type UnitsByDay = ReadonlyMap<string, number>;

const days = { weekly: 7, monthly: 30 } as const;

/** The number of days that the longest window contains. */
export const longestWindowDays = days.monthly;

/** Returns a function that looks up the weekly and monthly limits of a category for an account, the shortest first. */
export function createWindows(
  limits: Surface["limits"],
): (category: string, account: Pick<Account, "networkKind">) => readonly LimitWindow[] {
  const dailyOnly = new Set(limits.dailyOnly);
  const byCategory = new Map(
    limits.safety.map((entry) => [
      entry.name,
      (["weekly", "monthly"] as const).flatMap((name): LimitWindow[] => {
        const limit = entry[name];
        return limit === undefined ? [] : [{ name, days: days[name], limit }];
      }),
    ]),
  );
  return (category, { networkKind }) => (dailyOnly.has(networkKind) ? [] : (byCategory.get(category) ?? []));
}

/** Returns the first day of a window that ends on the given day. */
export const firstDay = ({ days: length }: Pick<LimitWindow, "days">, today: string): string =>
  addDays(today, 1 - length);

/**
 * Returns the units in a window. Days after `today` count too: after a time zone change to the west, they contain units
 * that have been consumed.
 */
export function usedIn(window: LimitWindow, units: UnitsByDay, today: string): number {
  const first = firstDay(window, today);
  let sum = 0;
  for (const [day, used] of units) if (day >= first) sum += used;
  return sum;
}

/**
 * Returns the first time at which a window has `units` units available, in epoch milliseconds: when enough days with
 * consumed units have left it. If `units` exceeds the limit, returns the first time at which one is available.
 */
export function resetTime(
  window: LimitWindow,
  used: UnitsByDay,
  { units, now, timezone }: { readonly units: number; readonly now: number; readonly timezone: string },
): number {
  const today = calendarDay(now, timezone);
  const first = firstDay(window, today);
  const wanted = units > window.limit ? 1 : units;
  let left = usedIn(window, used, today);
  let last = first;
  for (const [day, count] of [...used].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (day < first) continue;
    left -= count;
    last = day;
    if (left + wanted <= window.limit) break;
  }
  return startOfDay(addDays(last, window.days), timezone);
}
