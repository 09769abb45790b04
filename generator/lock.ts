import * as fs from "node:fs/promises";
import { basename, dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isRunning, removeInterrupted } from "./interrupted.ts";

/** Thrown if the lock is not released within `waitMs`, or is not the lock of a process. */
export class LockedError extends Error {
  override readonly name = "LockedError";
}

/**
 * Runs `work` while this process owns the lock file `path`, which contains the id of its owner. Waits up to `waitMs`
 * for another owner to release it. A lock whose owner is no longer running is replaced. Temporary files of killed
 * processes are deleted.
 * @throws LockedError if the lock is not released in time, or something else exists at its path.
 */
export async function withLock<T>(path: string, work: () => Promise<T>, waitMs = 30_000): Promise<T> {
  users.set(path, (users.get(path) ?? 0) + 1);
  try {
    await waitFor(path, Date.now() + waitMs);
    try {
      for (const prefix of [".", ".breaking."]) removeInterrupted(dirname(path), `${basename(path)}${prefix}`);
      return await work();
    } finally {
      await fs.rm(path, { force: true });
    }
  } finally {
    users.set(path, (users.get(path) ?? 1) - 1);
  }
}

/** How many callers in this process wait for a lock or own it. */
const users = new Map<string, number>();

async function waitFor(path: string, deadline: number): Promise<void> {
  while (!(await acquire(path))) {
    const owner = await readOwner(path);
    if (isStale(path, owner) && (await breakLock(path, owner))) continue;
    if (Date.now() >= deadline)
      throw new LockedError(
        `${owner > 0 ? `process ${owner}` : "another process"} is already writing; its lock is ${path}`,
      );
    await sleep(50);
  }
}

/** Whether the owner has been killed. It may have had the id of this process: ids are used again, often in containers. */
function isStale(path: string, owner: number): boolean {
  return owner === process.pid ? users.get(path) === 1 : owner > 0 && !isRunning(owner);
}

/** Creates the lock atomically. It is a hard link to a complete file, so other processes never read an empty lock. */
async function acquire(path: string): Promise<boolean> {
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

/** The locks that this process is removing. */
const breaking = new Set<string>();

/**
 * Removes a stale lock. A second lock (`<path>.breaking`) ensures that only one process at a time does so: otherwise, a slower
 * process could remove the new lock of a process that has already replaced the stale lock. Returns whether this call has
 * removed it.
 */
async function breakLock(path: string, owner: number): Promise<boolean> {
  const own = `${path}.breaking`;
  if (breaking.has(path)) return false;
  breaking.add(path);
  try {
    if (await acquire(own)) {
      if ((await readOwner(path)) === owner) await fs.rm(path, { force: true });
      await fs.rm(own, { force: true });
      return true;
    }
    const breaker = await readOwner(own);
    if (breaker === process.pid || !isRunning(breaker)) await fs.rm(own, { force: true }); // its process was killed
    return false;
  } finally {
    breaking.delete(path);
  }
}

/**
 * Returns the process that owns a lock; 0 if the lock has been released, or may not be read.
 * @throws LockedError if something else exists at the path, such as a pipe, which would block if it were read.
 */
async function readOwner(path: string): Promise<number> {
  const stat = await fs.lstat(path).catch(() => null);
  const owner = stat?.isFile() === false ? "" : await fs.readFile(path, "utf8").catch(() => "0");
  if (/^\d+$/.test(owner)) return Number(owner);
  throw new LockedError(`${path} is not a lock: a lock is a file that contains the id of a process. Remove it.`);
}
