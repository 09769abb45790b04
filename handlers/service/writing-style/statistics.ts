import type { StyleShare } from "../../../generated/schemas.ts";

/** The middle value, or the mean of the two in the middle; null without values. */
export function median(values: readonly number[]): number | null {
  return quantile(values, 0.5);
}

/** First and third quartile, interpolated between the two values nearest to each (R's type 7); null without values. */
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
  return round(low + (high - low) * (place - Math.floor(place)), 2);
}

export function round(value: number, digits: number): number {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor;
}

/** `count` of `total`, from 0 to 1 with three digits; 0 of nothing. */
export function shareOf(count: number, total: number): number {
  return total === 0 ? 0 : round(count / total, 3);
}

/** The share of the items for which something holds. */
export function shareWhere<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  return shareOf(items.filter(holds).length, items.length);
}

/**
 * Counts in how many texts each thing was found, most found first, then by name.
 * @param found what was found in each text; repetitions within one text count once.
 */
export function tally(found: readonly (readonly string[])[], most = Infinity): StyleShare[] {
  const counts = new Map<string, number>();
  for (const things of found) {
    for (const thing of new Set(things)) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .slice(0, most)
    .map(([text, count]) => ({ text, count, share: shareOf(count, found.length) }));
}
