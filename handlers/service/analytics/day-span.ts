import type { AnalyticsPeriod } from "../../../generated/schemas.ts";
import { calendarDay, startOfDay } from "../../../runtime/index.ts";
import type { DaySpan } from "../../network/port/analytics.ts";
import { weekdayOf } from "../../time/weekdays.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export type PeriodName = "7d" | "30d" | "90d" | "365d" | MonthName;
type MonthName = "this_month" | "last_month";

/** The length of time that each point of a series covers. */
export type SeriesInterval = "day" | "week";

/** Returns the requested interval; by default, days, or weeks for periods of more than `maxDailyPoints` days. */
export function seriesInterval(
  { period, interval }: { readonly period: PeriodName; readonly interval?: SeriesInterval },
  { maxDailyPoints }: { readonly maxDailyPoints: number },
): SeriesInterval {
  return interval ?? (maxDays(period) <= maxDailyPoints ? "day" : "week");
}

const isMonthName = (period: PeriodName): period is MonthName => period.endsWith("_month");
const maxDays = (period: PeriodName): number => (isMonthName(period) ? 31 : Number.parseInt(period, 10));

/** Adds days to a calendar day of the years 0 to 9999: `addDays("2026-03-01", -1)` is `2026-02-28`. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

/** Returns a period in a time zone; all periods except `last_month` end with the day of `nowMs`. */
export function spanOfPeriod(nowMs: number, timezone: string, period: PeriodName): DaySpan {
  if (!isMonthName(period)) return spanUpTo(nowMs, timezone, maxDays(period));
  const today = calendarDay(nowMs, timezone);
  const first = firstOfMonth(today);
  if (period === "last_month") return { ...monthBefore(first, timezone), month: "whole" };
  return { ...spanOfDays(first, dayOfMonth(today), timezone), month: "up to today" };
}

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;
const dayOfMonth = (day: string): number => Number(day.slice(8));

/** Returns the first `days` days of the month that ends just before the day `first`; by default, the whole month. */
function monthBefore(first: string, timezone: string, days = 31): DaySpan {
  const last = addDays(first, -1);
  return spanOfDays(firstOfMonth(last), Math.min(days, dayOfMonth(last)), timezone);
}

/** Returns the last `days` days in a time zone up to and including the day of `nowMs`. */
export function spanUpTo(nowMs: number, timezone: string, days: number): DaySpan {
  return spanOfDays(addDays(calendarDay(nowMs, timezone), 1 - days), days, timezone);
}

/**
 * Returns the span with which a span is compared: normally, the span of the same length immediately before it. For a whole
 * calendar month, it is the whole month before; for the month up to today, it is the same days of the month before.
 */
export function spanBefore(span: DaySpan, timezone: string): DaySpan {
  const { days } = toPeriod(span);
  if (span.month) return monthBefore(span.from, timezone, span.month === "whole" ? undefined : days);
  return spanOfDays(addDays(span.from, -days), days, timezone);
}

/** Returns the span of a number of days that starts with a given day. */
export function spanOfDays(from: string, days: number, timezone: string): DaySpan {
  const next = addDays(from, days);
  return { from, to: addDays(next, -1), startMs: startOfDay(from, timezone), endMs: startOfDay(next, timezone) };
}

export function toPeriod({ from, to }: DaySpan): AnalyticsPeriod {
  return { from, to, days: (Date.parse(to) - Date.parse(from)) / dayMs + 1 };
}

/**
 * Divides a span into days, or into weeks that begin on Monday. The first week begins with the span, and the last one ends
 * with it.
 */
export function divideSpan(span: DaySpan, interval: SeriesInterval, timezone: string): DaySpan[] {
  const days = daysIn(span);
  const starts = interval === "day" ? days : days.filter((day, at) => at === 0 || weekdayOf(day) === "monday");
  const bounds = starts.map((day) => ({ day, startMs: startOfDay(day, timezone) }));
  return bounds.map(({ day, startMs }, at) => {
    const next = bounds[at + 1];
    return { from: day, to: next ? addDays(next.day, -1) : span.to, startMs, endMs: next?.startMs ?? span.endMs };
  });
}

/** The days of a span, in order. */
export function daysIn(span: DaySpan): string[] {
  return Array.from({ length: toPeriod(span).days }, (_, at) => addDays(span.from, at));
}

/** Returns a function that returns the calendar day of an instant in a time zone, and caches the days. */
export function createDayLookup(timezone: string): (atMs: number) => string {
  // In every current time zone, days begin at a multiple of 15 minutes.
  const quarterMs = hourMs / 4;
  const days = new Map<number, string>();
  return (atMs) => {
    const quarter = Math.floor(atMs / quarterMs);
    let day = days.get(quarter);
    if (day === undefined) days.set(quarter, (day = calendarDay(atMs, timezone)));
    return day;
  };
}
