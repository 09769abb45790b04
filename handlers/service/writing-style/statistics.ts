import type { StyleShare } from "../../../generated/schemas.ts";
import { roundTo } from "../../statistics/rounding.ts";

/** The middle value, or the mean of the two in the middle; null without values. */
export function median(values: readonly number[]): number | null {
  return quantile(values, 0.5);
}

/** The first and third quartile with linear interpolation (type 7 of R); null without values. */
export function quartiles(values: readonly number[]): [number, number] | null {
  const first = quantile(values, 0.25);
  const third = quantile(values, 0.75);
  return first === null || third === null ? null : [first, third];
}

function quantile(values: readonly number[], part: number): number | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * part;
  const low = sorted[Math.floor(place)] ?? 0;
  const high = sorted[Math.ceil(place)] ?? 0;
  return roundTo(low + (high - low) * (place - Math.floor(place)), 2);
}

/** The share of `count` in `total`, from 0 to 1 with three decimals; 0 if `total` is 0. */
export function shareOf(count: number, total: number): number {
  return total === 0 ? 0 : roundTo(count / total, 3);
}

/** The share of the items that meet a condition. */
export function shareWhere<Item>(items: readonly Item[], condition: (item: Item) => boolean): number {
  return shareOf(items.filter(condition).length, items.length);
}

/**
 * Counts the texts in which each item occurs. The most frequent items come first; ties are in alphabetical order.
 * @param found the items of each text; repetitions within a text count once.
 */
export function tally(found: readonly (readonly string[])[], most = Infinity): StyleShare[] {
  const counts = new Map<string, number>();
  for (const items of found) {
    for (const item of new Set(items)) counts.set(item, (counts.get(item) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .slice(0, most)
    .map(([text, count]) => ({ text, count, share: shareOf(count, found.length) }));
}
