const firstMs = 5_000;
const factor = 4;
const maxMs = 8 * 3_600_000;
/** The maximum fraction of a delay that is randomly added or subtracted. */
const jitter = 0.2;

/** How long a failed delivery is retried, in milliseconds. */
export const deliveryMs = 86_400_000;

/**
 * Returns the pause after a failed attempt in milliseconds: 5 s, four times as long after each further attempt, and at
 * most 8 h, each up to 20% longer or shorter at random. This results in 9 or 10 attempts in 24 hours.
 * @param attempts the number of attempts so far, from 1.
 */
export function retryDelayMs(attempts: number, random: () => number = Math.random): number {
  const full = Math.min(maxMs, firstMs * factor ** Math.min(attempts - 1, 20));
  return Math.round(full * (1 - jitter + 2 * jitter * random()));
}
