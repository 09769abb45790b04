/** Milliseconds since the epoch, UTC. Everything that asks for the time is given one, so that tests can move it. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

/** The calendar day of an instant in an IANA time zone, as `YYYY-MM-DD`. */
export function calendarDay(atMs: number, timezone: string): string {
  const second = Math.floor(atMs / 1000); // days begin at whole seconds
  const known = latestDays.get(timezone);
  if (known?.second === second) return known.day;
  const day = dayFormat(timezone).format(atMs);
  latestDays.set(timezone, { second, day });
  return day;
}

/** The day asked for last in each time zone: calls of one second ask for the same. */
const latestDays = new Map<string, { readonly second: number; readonly day: string }>();

/** The instant at which the next calendar day of a time zone begins, in epoch milliseconds. */
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

/** Swedish dates are written year-month-day; making a format costs a thousand times more than using one. */
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
