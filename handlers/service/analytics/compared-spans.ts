import type { DaySpan } from "../../network/port/analytics.ts";
import type { TimeRange } from "../../sql/time-ranges.ts";
import { spanBefore } from "./day-span.ts";

/** A span and its previous span. Days may lie between them: 1 to 15 June is compared with 1 to 15 May. */
export interface ComparedSpans {
  readonly current: DaySpan;
  readonly previous: DaySpan;
}

/** Returns a span with the span before it (`spanBefore`) in a time zone. */
export function withPrevious(current: DaySpan, timezone: string): ComparedSpans {
  return { current, previous: spanBefore(current, timezone) };
}

/** The time range from the start of the previous span to the end of the current one, with the days between them. */
export function rangeOfBoth({ current, previous }: ComparedSpans): TimeRange {
  return { startMs: previous.startMs, endMs: current.endMs };
}

/** Divides items by the span that contains their time in epoch milliseconds. Omits items whose time is in neither span. */
export function divideItems<Item>(
  items: readonly Item[],
  timeOf: (item: Item) => number,
  { current, previous }: ComparedSpans,
): { readonly current: Item[]; readonly previous: Item[] } {
  const within = ({ startMs, endMs }: DaySpan): Item[] =>
    items.filter((item) => timeOf(item) >= startMs && timeOf(item) < endMs);
  return { current: within(current), previous: within(previous) };
}
