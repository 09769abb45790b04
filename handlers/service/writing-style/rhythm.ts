import type { Weekday } from "../../../generated/schemas.ts";
import { round } from "./statistics.ts";

const dayMs = 86_400_000;
const shown = 3;
const weekdays: readonly Weekday[] = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

/** Times per week from the first of them until now, over a week at least. */
export function perWeek(times: readonly number[], now: number): number {
  if (times.length === 0) return 0;
  const weeks = Math.max(1, (now - Math.min(...times)) / (7 * dayMs));
  return round(times.length / weeks, 2);
}

/** Days between each time and the next one. */
export function gapsInDays(times: readonly number[]): number[] {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted.slice(1).map((time, at) => (time - (sorted[at] ?? time)) / dayMs);
}

/** The weekdays and hours of a time zone that hold the most of the times, busiest first, earlier ones first among equals. */
export function busiest(times: readonly number[], timezone: string): { weekdays: Weekday[]; hours: number[] } {
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone: timezone,
    weekday: "long",
    hour: "2-digit",
    hourCycle: "h23",
  });
  const days: number[] = [];
  const hours: number[] = [];
  for (const time of times) {
    for (const { type, value } of format.formatToParts(time)) {
      if (type === "weekday") days.push(weekdays.findIndex((day) => day === value.toLowerCase()));
      if (type === "hour") hours.push(Number(value));
    }
  }
  return { weekdays: mostFrequent(days).flatMap((day) => weekdays[day] ?? []), hours: mostFrequent(hours) };
}

function mostFrequent(values: readonly number[]): number[] {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || a - b)
    .slice(0, shown)
    .map(([value]) => value);
}
