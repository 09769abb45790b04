import type { Weekday } from "../../generated/schemas.ts";

/** In the order of ISO 8601. */
export const weekdays: readonly Weekday[] = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
];

/** The weekday of a calendar day (`YYYY-MM-DD`), which does not depend on a time zone. */
export function weekdayOf(day: string): Weekday {
  return weekdays[weekdayIndex(day)] ?? "monday";
}

/** 0 for Monday, 6 for Sunday. */
export const weekdayIndex = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;
