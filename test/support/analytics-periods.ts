import { daysUpTo } from "./local-day.ts";

/**
 * For each period on 15 June 2026, the day of the tests: its last day and length, then those of the previous period. The days from
 * 16 to 31 May lie between `this_month` and its previous period and belong to neither.
 */
const periods = {
  "7d": ["2026-06-15", 7, "2026-06-08", 7],
  "30d": ["2026-06-15", 30, "2026-05-16", 30],
  "90d": ["2026-06-15", 90, "2026-03-17", 90],
  "365d": ["2026-06-15", 365, "2025-06-15", 365],
  this_month: ["2026-06-15", 15, "2026-05-15", 15],
  last_month: ["2026-05-31", 31, "2026-04-30", 30],
} as const;

/** Returns the days of a period and those of its previous period, in ascending order. */
export function daysOfPeriod(period: keyof typeof periods): { days: string[]; before: string[] } {
  const [last, count, lastBefore, countBefore] = periods[period];
  return { days: daysUpTo(last, count), before: daysUpTo(lastBefore, countBefore) };
}

/** Returns the first and the last of some days, as in an output's `period`. */
export function periodOf(days: readonly string[]) {
  return { from: days[0], to: days.at(-1), days: days.length };
}
