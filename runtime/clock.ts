/** Returns the milliseconds since the epoch. Passed to everything that needs the time, so that tests can control it. */
export interface Clock {
  (): number;
  /** The speed relative to real time. Default: 1. Delays of timers, which run in real time, are divided by it. */
  readonly speed?: number;
}

export const systemClock: Clock = () => Date.now();

/** Creates a clock that starts now and runs `speed` times as fast as real time, to demonstrate processes that take days. */
export function createFastClock(speed: number): Clock {
  const startMs = Date.now();
  return Object.assign(() => startMs + Math.round((Date.now() - startMs) * speed), { speed });
}

/** Returns the calendar day of an instant in an IANA time zone, as `YYYY-MM-DD`. */
export function calendarDay(atMs: number, timezone: string): string {
  const second = Math.floor(atMs / 1000); // days begin at whole seconds
  const known = latestDays.get(timezone);
  if (known?.second === second) return known.day;
  // UTC, the default of accounts, does without `Intl`, which takes 15 ms to initialize in a new process.
  const day = timezone === "UTC" ? utcDay(atMs) : dayFormat(timezone).format(atMs);
  latestDays.set(timezone, { second, day });
  return day;
}

/** The last result of each time zone, because calls in the same second need the same day. */
const latestDays = new Map<string, { readonly second: number; readonly day: string }>();

/** Returns the start of the next calendar day in a time zone, in epoch milliseconds. */
export function nextMidnight(atMs: number, timezone: string): number {
  const today = calendarDay(atMs, timezone);
  return firstInstant(atMs, atMs + 26 * hourMs, (at) => calendarDay(at, timezone) !== today);
}

/** Returns the start of a calendar day (`YYYY-MM-DD`) in a time zone, in epoch milliseconds. */
export function startOfDay(day: string, timezone: string): number {
  const midnightUtc = Date.parse(`${day}T00:00:00Z`);
  // Time zones are between 12 hours behind and 14 hours ahead of UTC.
  return firstInstant(midnightUtc - 15 * hourMs, midnightUtc + 13 * hourMs, (at) => calendarDay(at, timezone) >= day);
}

/** Returns the calendar day (`YYYY-MM-DD`) that is `count` days later, or earlier if `count` is negative. */
export function addDays(day: string, count: number): string {
  return utcDay(Date.parse(`${day}T00:00:00Z`) + count * 24 * hourMs);
}

const utcDay = (atMs: number): string => new Date(atMs).toISOString().slice(0, 10);

/** Returns the first instant of an interval for which a condition is true. It is false at `low` and true at `high`. */
function firstInstant(low: number, high: number, isReached: (at: number) => boolean): number {
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isReached(middle)) high = middle;
    else low = middle;
  }
  return high;
}

const hourMs = 3_600_000;

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
