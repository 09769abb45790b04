import type { ContentSlot } from "../../../../generated/schemas.ts";
import { startOfDay } from "../../../../runtime/index.ts";
import { roundTo } from "../../../statistics/rounding.ts";
import { createHourLookup } from "../../../time/hour-lookup.ts";
import { isoTime } from "../../../time/iso-time.ts";
import { weekdayOf } from "../../../time/weekdays.ts";
import type { PostingTimes } from "../../analytics/posting-times.ts";

const hourMs = 3_600_000;

/**
 * Returns the best slot of each day, best first; ties are ordered from the earliest. Only the hours of the day at which the
 * account has posted, on any weekday, are considered, because nothing is known about other hours. Days without such an
 * hour after `now` (epoch milliseconds) are omitted.
 */
export function bestSlots(
  days: readonly string[],
  times: PostingTimes,
  { timezone, now }: { readonly timezone: string; readonly now: number },
): ContentSlot[] {
  const triedHours = new Set(times.hours.filter(({ posts }) => posts > 0).map(({ hour }) => hour));
  const hourOf = createHourLookup(timezone);
  const slots = days.flatMap((day) => {
    const weekday = weekdayOf(day);
    const ranked = times.slots
      .filter((slot) => slot.weekday === weekday && triedHours.has(slot.hour))
      .sort((one, other) => other.score - one.score || one.hour - other.hour);
    const start = startOfDay(day, timezone);
    for (const { hour, posts, score, ...slot } of ranked) {
      const at = timeOf(hour, start, hourOf);
      if (at !== null && at > now)
        return [
          { publish_at: isoTime(at), weekday: slot.weekday, hour, posts, expected_engagements: roundTo(score, 1) },
        ];
    }
    return [];
  });
  return slots.sort(
    (one, other) =>
      other.expected_engagements - one.expected_engagements || (one.publish_at < other.publish_at ? -1 : 1),
  );
}

/**
 * Returns the start of an hour of a day; null if daylight saving time skips the hour. Days on which the clocks change
 * have 23 or 25 hours.
 */
function timeOf(hour: number, startMs: number, hourOf: ReturnType<typeof createHourLookup>): number | null {
  const candidates = [0, -1, 1].map((shift) => startMs + (hour + shift) * hourMs);
  return candidates.find((at) => hourOf(at).hour === hour) ?? null;
}
