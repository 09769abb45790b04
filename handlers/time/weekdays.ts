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

/** The weekday of a calendar day, which does not depend on a time zone. */
export function weekdayOf(day: string): Weekday {
  return weekdays[(new Date(day).getUTCDay() + 6) % 7] ?? "monday";
}
