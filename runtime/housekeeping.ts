import type { CallServices } from "./call/call-services.ts";
import type { KeyUses } from "./identity/key-uses.ts";
import { syncRateLimits } from "./limits/sync-rate-limits.ts";

/** Short, so that few audit rows and deferred records are buffered. */
const housekeepingMs = 100;
const roundsPerSecond = 10;

/**
 * Flushes audit rows and deferred records ten times a second, and call counts, uses of keys and rate limits once a second.
 * @returns a function that stops it.
 */
export function startHousekeeping(
  { store, audit, callCounts, writeBehind, rateLimiter, clock, log }: CallServices,
  keyUses: KeyUses,
): () => void {
  let round = 0;
  let isRunning = false;
  let hasFailed = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    round += 1;
    const tasks = [audit.flush(), writeBehind.flush()];
    if (round % roundsPerSecond === 0) {
      tasks.push(keyUses.flush(store), callCounts.flush());
      if (store.dialect === "postgres") tasks.push(syncRateLimits(store.writer, rateLimiter, clock));
      else rateLimiter.drain();
    }
    void Promise.all(tasks)
      .then(
        () => (hasFailed = false),
        (error: unknown) => {
          if (!hasFailed) log.error({ err: error }, "housekeeping failed; it continues");
          hasFailed = true; // logged once until it succeeds
        },
      )
      .finally(() => (isRunning = false));
  }, housekeepingMs);
  timer.unref();
  return () => clearInterval(timer);
}
