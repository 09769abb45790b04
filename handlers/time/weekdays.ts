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
