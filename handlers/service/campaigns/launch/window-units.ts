import type { CategoryWindows } from "../../../../runtime/index.ts";

/** The consumed and planned units of a category with weekly or monthly limits. */
export interface WindowUnits {
  /** Returns whether one more unit on a calendar day fits into every window that contains the day. */
  hasRoom(day: string): boolean;
  /** Plans one unit on a day. */
  add(day: string): void;
}

/** @param planned units that are already planned, by calendar day. */
export function createWindowUnits(
  { windows, used }: CategoryWindows,
  planned: ReadonlyMap<string, number>,
): WindowUnits {
  const units = new Map<number, number>();
  const add = (day: string, count: number): void => {
    units.set(dayNumber(day), (units.get(dayNumber(day)) ?? 0) + count);
  };
  for (const [day, count] of [...used, ...planned]) add(day, count);

  /** Also checks windows that end after the day, because steps of earlier leads may already be planned after it. */
  function fits(day: number, length: number, limit: number): boolean {
    const on = (at: number): number => units.get(at) ?? 0;
    let sum = 0;
    for (let at = day - length + 1; at < day; at += 1) sum += on(at);
    for (let end = day; end < day + length; end += 1) {
      sum += on(end);
      if (sum >= limit) return false;
      sum -= on(end - length + 1);
    }
    return true;
  }

  return {
    hasRoom: (day) => windows.every(({ days, limit }) => fits(dayNumber(day), days, limit)),
    add: (day) => add(day, 1),
  };
}

/** The number of a calendar day (`YYYY-MM-DD`). */
const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000;
