import type { PartialDate } from "../../read/index.ts";

/** A day that the archive does not contain. The columns do not accept null. */
export const unknownDay = "";
/** A time that the archive does not contain. The columns do not accept null. */
export const unknownTime = 0;

export const firstDayOf = (date: PartialDate | null): string => date?.day ?? unknownDay;

/** Returns the last day of the year, month or day. */
export function lastDayOf(date: PartialDate | null): string {
  if (date === null || date.precision === "day") return date?.day ?? unknownDay;
  const [year = 0, month = 1] = date.day.split("-").map(Number);
  const end = date.precision === "year" ? Date.UTC(year, 12, 0) : Date.UTC(year, month, 0);
  return new Date(end).toISOString().slice(0, 10);
}

/** Returns the start of a day in epoch milliseconds, UTC. */
export const startOf = (date: PartialDate | null): number =>
  date === null ? unknownTime : Date.parse(`${date.day}T00:00:00Z`);
