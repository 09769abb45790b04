import { weekdays } from "./weekdays.ts";

/** An hour of the week on the clock of a time zone. */
export interface WeekHour {
  /** 0 for Monday, 6 for Sunday: an index of `weekdays`. */
  readonly weekday: number;
  /** 0 to 23. */
  readonly hour: number;
}

/** Returns a function that converts epoch milliseconds to the hour of the week in a time zone. */
export function createHourLookup(timezone: string): (atMs: number) => WeekHour {
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone: timezone,
    weekday: "long",
    hour: "2-digit",
    hourCycle: "h23",
  });
  return (atMs) => {
    let weekday = 0;
    let hour = 0;
    for (const { type, value } of format.formatToParts(atMs)) {
      if (type === "weekday") weekday = weekdays.findIndex((day) => day === value.toLowerCase());
      if (type === "hour") hour = Number(value);
    }
    return { weekday, hour };
  };
}
