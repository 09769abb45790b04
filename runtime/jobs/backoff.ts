const firstMs = 1_000;
const maxMs = 3_600_000;

/**
 * Returns the pause after a failed attempt in milliseconds: 1 s, doubled with each attempt up to one hour, and
 * shortened by up to a half at random, so that jobs that failed together are not retried together.
 * @param attempt the number of the failed attempt, from 1.
 */
export function backoffMs(attempt: number, random: () => number = Math.random): number {
  const full = Math.min(maxMs, firstMs * 2 ** Math.min(attempt - 1, 30));
  return Math.round(full * (1 - random() / 2));
}
