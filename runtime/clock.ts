/** Returns the milliseconds since the epoch. Passed to everything that needs the time, so that tests can control it. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

/** Returns the calendar day of an instant in an IANA time zone, as `YYYY-MM-DD`. */
export function calendarDay(atMs: number, timezone: string): string {
  const second = Math.floor(atMs / 1000); // days begin at whole seconds
  const known = latestDays.get(timezone);
  if (known?.second === second) return known.day;
  const day = dayFormat(timezone).format(atMs);
  latestDays.set(timezone, { second, day });
  return day;
}

/** The last result of each time zone, because calls in the same second need the same day. */
const latestDays = new Map<string, { readonly second: number; readonly day: string }>();

/** Returns the start of the next calendar day in a time zone, in epoch milliseconds. */
export function nextMidnight(atMs: number, timezone: string): number {
  const today = calendarDay(atMs, timezone);
  let low = atMs;
  let high = atMs + 26 * 3_600_000;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (calendarDay(middle, timezone) === today) low = middle;
    else high = middle;
  }
  return high;
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** Returns a cached date format, because creating one is a thousand times slower than using it. Swedish dates are `YYYY-MM-DD`. */
function dayFormat(timezone: string): Intl.DateTimeFormat {
  let format = dayFormats.get(timezone);
  if (!format) {
    format = new Intl.DateTimeFormat("sv-SE", {
      timeZone: timezone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    });
    dayFormats.set(timezone, format);
  }
  return format;
}
