import { Temporal } from "temporal-polyfill";
import type { CampaignSchedule, Weekday } from "../../../../generated/schemas.ts";
import { weekdays } from "../../../time/weekdays.ts";

/** A period in which a campaign may act. */
export interface WorkingWindow {
  /** The calendar day in the schedule's time zone, `YYYY-MM-DD`. */
  readonly day: string;
  /** Epoch milliseconds. */
  readonly opensAt: number;
  readonly closesAt: number;
}

const weekend: readonly Weekday[] = ["saturday", "sunday"];

/** The working days of a schedule, with or without the weekend. */
export function workingDays({ days }: CampaignSchedule, onWeekends: boolean): readonly Weekday[] {
  return onWeekends ? days : days.filter((day) => !weekend.includes(day));
}

/**
 * Yields the windows of a schedule from an instant on, in order and endlessly; a window that has already opened is
 * shortened. Yields nothing if the schedule has no working day. Hours are local time, so that windows keep their hours across
 * daylight saving changes. Skipped and repeated hours are resolved like Temporal's "compatible" disambiguation.
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

/** The start of the calendar day that contains an instant, or of a day before it, in a time zone. */
export function startOfDayAt(atMs: number, timezone: string, daysBefore = 0): number {
  const local = Temporal.Instant.fromEpochMilliseconds(atMs).toZonedDateTimeISO(timezone);
  return local.subtract({ days: daysBefore }).startOfDay().epochMilliseconds;
}

/** The last `count` calendar days in a time zone up to the day of an instant, oldest first. */
export function daysUntil(atMs: number, timezone: string, count: number): string[] {
  const today = Temporal.Instant.fromEpochMilliseconds(atMs).toZonedDateTimeISO(timezone).toPlainDate();
  return Array.from({ length: count }, (_, at) => today.subtract({ days: count - 1 - at }).toString());
}
