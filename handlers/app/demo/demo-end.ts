const dayMs = 86_400_000;

/**
 * The end of the demo network's history, in epoch milliseconds: the start of the day (UTC), so that the same seed gives the
 * same network all day.
 */
export const demoEnd = (now: number): number => Math.floor(now / dayMs) * dayMs;
