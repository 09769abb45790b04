const dayMs = 86_400_000;

/**
 * Where the demo network's past ends: the beginning of the day (UTC) of an instant, so that the same seed gives the same
 * network all day long. Epoch milliseconds.
 */
export const demoEnd = (now: number): number => Math.floor(now / dayMs) * dayMs;
