import { argumentFailure, calendarDay } from "../../../../runtime/index.ts";
import type { DaySpan } from "../../../network/port/analytics.ts";
import { weekdayIndex } from "../../../time/weekdays.ts";
import { addDays, spanOfDays } from "../../analytics/day-span.ts";

const defaultDays = 28;
const maxDays = 92;
const [firstDay, lastDay] = ["1970-01-01", "2199-12-31"];
const dayMs = 86_400_000;

/**
 * Returns the days of a calendar.
 * @throws Failure `invalid_arguments` if a day is before 1970 or after 2199, or if they are in the wrong order or too many.
 */
export function calendarSpan(
  { from, to }: { readonly from?: string; readonly to?: string },
  { timezone, now }: { readonly timezone: string; readonly now: number },
): DaySpan {
  for (const [name, day] of Object.entries({ from, to }))
    if (day !== undefined && (day < firstDay || day > lastDay))
      throw argumentFailure(`/${name}`, `${day} is not in the years 1970 to 2199.`, "Correct the year.");
  const first = from ?? (to === undefined ? monday(calendarDay(now, timezone)) : addDays(to, 1 - defaultDays));
  const last = to ?? addDays(first, defaultDays - 1);
  const days = (Date.parse(last) - Date.parse(first)) / dayMs + 1;
  if (days < 1) throw argumentFailure("/to", "The last day is before the first.", "Swap from and to.");
  if (days > maxDays) {
    const hint = `With this first day, the last possible day is ${addDays(first, maxDays - 1)}.`;
    throw argumentFailure("/to", `A calendar has at most ${maxDays} days.`, hint);
  }
  return spanOfDays(first, days, timezone);
}

const monday = (day: string): string => addDays(day, -weekdayIndex(day));
