import { median } from "../../../statistics/median.ts";
import { addDays } from "../../analytics/day-span.ts";

const dayMs = 86_400_000;

/** The median number of days from one posting day to the next; null with fewer than three posting days. */
export function usualInterval(postingDays: readonly string[]): number | null {
  const days = [...new Set(postingDays)].sort();
  if (days.length < 3) return null;
  return median(days.slice(1).map((day, index) => daysBetween(days[index] ?? day, day)));
}

export interface Gap {
  readonly from: string;
  readonly to: string;
  readonly days: number;
}

/**
 * Returns the sequences of days without a post that are at least as long as the usual interval. If a sequence begins on
 * `from`, the days without a post just before `from` are counted for this comparison, but are not part of the gap.
 */
export function findGaps(
  { from, to }: { readonly from: string; readonly to: string },
  busyDays: ReadonlySet<string>,
  interval: number,
): Gap[] {
  const gaps: Gap[] = [];
  const earlier = [...busyDays].filter((day) => day < from).sort();
  const lastBefore = earlier.at(-1) ?? addDays(from, -1);
  let start = from;
  const close = (next: string): void => {
    const days = daysBetween(start, next);
    const empty = start === from ? daysBetween(lastBefore, next) - 1 : days;
    if (days > 0 && empty >= interval) gaps.push({ from: start, to: addDays(next, -1), days });
    start = addDays(next, 1);
  };
  for (const day of [...busyDays].sort()) if (day >= from && day <= to) close(day);
  if (start <= to) close(addDays(to, 1));
  return gaps;
}

const daysBetween = (one: string, other: string): number => Math.round((Date.parse(other) - Date.parse(one)) / dayMs);
