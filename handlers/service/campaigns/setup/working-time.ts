import { Temporal } from "temporal-polyfill";
import type { CampaignSchedule, Weekday } from "../../../../generated/schemas.ts";

/** A stretch of time in which a campaign may act. */
export interface WorkingWindow {
  /** Calendar day in the schedule's time zone, `YYYY-MM-DD`. */
  readonly day: string;
  /** Epoch milliseconds. */
  readonly opensAt: number;
  readonly closesAt: number;
}

const weekdays: readonly Weekday[] = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const weekend: readonly Weekday[] = ["saturday", "sunday"];

/** The days on which a schedule acts, with or without the weekend. */
export function workingDays({ days }: CampaignSchedule, onWeekends: boolean): readonly Weekday[] {
  return onWeekends ? days : days.filter((day) => !weekend.includes(day));
}

/**
 * The windows of a schedule from an instant on, in order, without end; the first one is cut where it has begun. Hours are
 * those of the wall clock, so that windows keep their hours over changes to and from summer time; an hour that a change
 * skips begins after it, and one that it repeats is its first (RFC 9557 and Temporal: "compatible").
 */
export function* workingWindows(
  schedule: CampaignSchedule,
  onWeekends: boolean,
  fromMs: number,
): Generator<WorkingWindow, undefined> {
  const days = workingDays(schedule, onWeekends);
  if (days.length === 0) return;
  const start = Temporal.PlainTime.from(schedule.start);
  const end = Temporal.PlainTime.from(schedule.end);
  const from = Temporal.Instant.fromEpochMilliseconds(fromMs).toZonedDateTimeISO(schedule.timezone);
  const instant = (day: Temporal.PlainDate, plainTime: Temporal.PlainTime) =>
    day.toZonedDateTime({ timeZone: schedule.timezone, plainTime }).epochMilliseconds;
  for (let day = from.toPlainDate(); ; day = day.add({ days: 1 })) {
    if (!days.includes(weekdays[day.dayOfWeek - 1] ?? "monday")) continue;
    const opensAt = Math.max(fromMs, instant(day, start));
    const closesAt = instant(day, end);
    if (closesAt > opensAt) yield { day: day.toString(), opensAt, closesAt };
  }
}

/** The instant at which the calendar day of an instant begins in a time zone. */
export function startOfDay(atMs: number, timezone: string): number {
  return Temporal.Instant.fromEpochMilliseconds(atMs).toZonedDateTimeISO(timezone).startOfDay().epochMilliseconds;
}

/** Calendar days in a time zone, oldest first, the last one that of the instant. */
export function daysUntil(atMs: number, timezone: string, count: number): string[] {
  const today = Temporal.Instant.fromEpochMilliseconds(atMs).toZonedDateTimeISO(timezone).toPlainDate();
  return Array.from({ length: count }, (_, at) => today.subtract({ days: count - 1 - at }).toString());
}
