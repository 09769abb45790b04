import * as fs from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

/** Another process holds the lock for longer than one waits. */
export class LockedError extends Error {
  override readonly name = "LockedError";
}

/**
 * Runs `work` while holding the lock file `path`, which names the process that holds it. Waits up to `waitMs` for another
 * process to finish; a lock whose process is gone is taken over. Throws `LockedError` when the wait is over.
 */
export async function withLock<T>(path: string, work: () => Promise<T>, waitMs = 30_000): Promise<T> {
  const deadline = Date.now() + waitMs;
  while (!(await take(path))) {
    const holder = Number(await fs.readFile(path, "utf8").catch(() => ""));
    if (holder > 0 && !isRunning(holder)) await breakLock(path, holder);
    else if (Date.now() >= deadline) throw new LockedError(`process ${holder} is already writing; its lock is ${path}`);
    else await sleep(50);
  }
  try {
    return await work();
  } finally {
    await fs.rm(path, { force: true });
  }
}

/** Creates the lock whole or not at all: a link, so that no one ever reads it empty. */
async function take(path: string): Promise<boolean> {
  const own = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  await fs.writeFile(own, String(process.pid));
  try {
    await fs.link(own, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  } finally {
    await fs.rm(own, { force: true });
  }
}

/** Moves the lock away before looking at it again, so that of two that break it only one removes it. */
async function breakLock(path: string, holder: number): Promise<void> {
  const aside = `${path}.stale.${process.pid}`;
  try {
    await fs.rename(path, aside);
    // Someone else broke it first and holds a new one: give that back.
    if (Number(await fs.readFile(aside, "utf8")) !== holder) await fs.link(aside, path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "ENOENT" && code !== "EEXIST") throw error;
  } finally {
    await fs.rm(aside, { force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
