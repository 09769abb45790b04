import type { Zone } from "./pools/places.ts";
import { itemAt, weightedIndex, type Rng } from "./rng.ts";

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
export const yearMs = 365 * dayMs;

const dayNames = new Map<number, string>();

/** The calendar day (UTC) of an instant. */
export function dayOf(instant: number): string {
  const day = Math.floor(instant / dayMs);
  const known = dayNames.get(day);
  if (known !== undefined) return known;
  const name = new Date(instant).toISOString().slice(0, 10);
  dayNames.set(day, name);
  return name;
}

/** The first instant of the day (UTC) of an instant. */
export function startOfDay(instant: number): number {
  return instant - (((instant % dayMs) + dayMs) % dayMs);
}

function nthSunday(year: number, month: number, nth: number): number {
  const first = Date.UTC(year, month, 1);
  return first + ((7 - new Date(first).getUTCDay()) % 7) * dayMs + (nth - 1) * 7 * dayMs;
}

function lastSunday(year: number, month: number): number {
  const last = Date.UTC(year, month + 1, 0);
  return last - new Date(last).getUTCDay() * dayMs;
}

/** The offset of local time from UTC in milliseconds: directive 2000/84/EC, and 15 U.S.C. 260a for the US. */
export function offsetAt(zone: Zone, instant: number): number {
  const year = new Date(instant).getUTCFullYear();
  const standard = zone.offset * minuteMs;
  const isSummer =
    zone.summer === "eu"
      ? instant >= lastSunday(year, 2) + hourMs && instant < lastSunday(year, 9) + hourMs
      : zone.summer === "us" &&
        instant + standard >= nthSunday(year, 2, 2) + 2 * hourMs &&
        instant + standard < nthSunday(year, 10, 1) + hourMs;
  return standard + (isSummer ? hourMs : 0);
}

/** The day of the week in local time, 0 = Sunday. */
export function weekdayOf(zone: Zone, instant: number): number {
  return new Date(instant + offsetAt(zone, instant)).getUTCDay();
}

export function isWorkday(zone: Zone, instant: number): boolean {
  const weekday = weekdayOf(zone, instant);
  return weekday >= 1 && weekday <= 5;
}

/** The instant at which it is `hour` (with a fraction) in local time on the local day of `instant`. */
export function atLocalHour(zone: Zone, instant: number, hour: number): number {
  const offset = offsetAt(zone, instant);
  return startOfDay(instant + offset) + Math.round(hour * hourMs) - offset;
}

/** The relative activity in each hour of the local day, both for posting and reading. */
const activityByHour = [1, 0, 0, 0, 0, 1, 4, 14, 30, 28, 20, 18, 20, 18, 14, 14, 18, 16, 10, 9, 10, 8, 5, 2];

/** A random instant of the local day of `instant`, weighted by the activity of its hours. */
export function activeTime(rng: Rng, zone: Zone, instant: number): number {
  return atLocalHour(zone, instant, weightedIndex(rng, activityByHour) + rng.next());
}

/** A random instant in the working hours (8 to 18, rarely at lunch time) of the local day of `instant`. */
export function workingTime(rng: Rng, zone: Zone, instant: number): number {
  return atLocalHour(zone, instant, 8 + weightedIndex(rng, [3, 6, 6, 5, 2, 4, 6, 6, 5, 3]) + rng.next());
}

/** The relative reach of a post by its hour and weekday: best on mornings from Tuesday to Thursday. */
export function reachAt(zone: Zone, instant: number): number {
  const local = new Date(instant + offsetAt(zone, instant));
  const byWeekday = itemAt([0.55, 0.95, 1.2, 1.25, 1.15, 0.9, 0.5], local.getUTCDay());
  const hour = local.getUTCHours();
  const byHour = hour >= 7 && hour <= 9 ? 1.3 : hour >= 11 && hour <= 13 ? 1.1 : hour >= 16 && hour <= 18 ? 1 : 0.7;
  return byWeekday * byHour;
}

/** The relative number of posts on each weekday in local time, Sunday first. */
export const postingByWeekday = [0.3, 1, 1.25, 1.25, 1.15, 0.85, 0.25];
