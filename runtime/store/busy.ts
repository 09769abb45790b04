import { setTimeout as pause } from "node:timers/promises";

/** How long work waits for a lock of another process, in milliseconds. */
const maxWaitMs = 5_000;
const minPauseMs = 5;
const maxPauseMs = 100;

/**
 * Repeats an attempt that fails because another process has locked the SQLite file. The connection itself must not wait
 * (`timeout: 0`), because it would block the event loop.
 * @throws the error of the last attempt if the file is still locked after 5 seconds, and any other error immediately.
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
 * Repeats work until no other process has locked the SQLite file, however long that takes; each attempt waits up to 5 seconds.
 * @param onWait called after each attempt that has found the file locked.
 * @throws any other error of the work.
 */
export async function untilUnlocked<Result>(work: () => Promise<Result>, onWait?: () => void): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isCausedByBusy(error)) throw error;
      onWait?.();
    }
  }
}

/** Errors of a store have the error of SQLite as their cause. */
const isCausedByBusy = (error: unknown): boolean =>
  error instanceof Error && (isBusy(error) || isCausedByBusy(error.cause));

/** Includes the extended codes, such as `SQLITE_BUSY_RECOVERY`. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_BUSY");
