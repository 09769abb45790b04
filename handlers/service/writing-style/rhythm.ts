import type { Weekday } from "../../../generated/schemas.ts";
import { roundTo } from "../../statistics/rounding.ts";
import { createHourLookup } from "../../time/hour-lookup.ts";
import { weekdays } from "../../time/weekdays.ts";

const dayMs = 86_400_000;
const maxBusiest = 3;

/** The mean number of `times` per week, from the first of them until now; at least one week is assumed. */
export function perWeek(times: readonly number[], now: number): number {
  if (times.length === 0) return 0;
  const weeks = Math.max(1, (now - Math.min(...times)) / (7 * dayMs));
  return roundTo(times.length / weeks, 2);
}

/** The days between consecutive times. */
export function gapsInDays(times: readonly number[]): number[] {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted.slice(1).map((time, at) => (time - (sorted[at] ?? time)) / dayMs);
}

/** The weekdays and hours with the most times in a time zone, busiest first; ties are ordered from the earliest. */
export function busiest(times: readonly number[], timezone: string): { weekdays: Weekday[]; hours: number[] } {
  const hours = times.map(createHourLookup(timezone));
  return {
    weekdays: mostFrequent(hours.map(({ weekday }) => weekday)).flatMap((day) => weekdays[day] ?? []),
    hours: mostFrequent(hours.map(({ hour }) => hour)),
  };
}

function mostFrequent(values: readonly number[]): number[] {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || a - b)
    .slice(0, maxBusiest)
    .map(([value]) => value);
}
