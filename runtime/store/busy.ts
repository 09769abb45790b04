import { setTimeout as pause } from "node:timers/promises";

/** How long work waits for a lock of another process, in milliseconds. */
const maxWaitMs = 5_000;
const minPauseMs = 5;
const maxPauseMs = 100;

/**
 * Repeats an attempt that fails because another process has locked the SQLite file. The connection itself must not wait
 * (`timeout: 0`), because it would block the event loop.
 * @throws the error of the last attempt, after 5 seconds.
 */
export async function whileBusy<Result>(attempt: () => Result | Promise<Result>): Promise<Result> {
  const end = performance.now() + maxWaitMs;
  for (let pauseMs = minPauseMs; ; pauseMs = Math.min(2 * pauseMs, maxPauseMs)) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= end) throw error;
    }
    await pause(pauseMs);
  }
}

/**
 * Repeats work until no other process has locked the SQLite file, however long that takes; each attempt waits 5 seconds.
 * @throws any other error of the work.
 */
export async function untilUnlocked<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      // The failure of a store has the error of SQLite as its cause.
      if (!isBusy(error instanceof Error && error.cause !== undefined ? error.cause : error)) throw error;
    }
  }
}

/** Includes the extended codes, such as `SQLITE_BUSY_RECOVERY`. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_BUSY");
