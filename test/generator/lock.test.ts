import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { LockedError, withLock } from "../../generator/lock.ts";

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lock-"));
  path = join(folder, ".lock");
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test("work under one lock never overlaps", async () => {
  let running = 0;
  let most = 0;
  const work = async (): Promise<void> => {
    most = Math.max(most, ++running);
    await sleep(5);
    running--;
  };
  await Promise.all(Array.from({ length: 8 }, () => withLock(path, work)));
  expect(most).toBe(1);
  expect(await readdir(folder)).toEqual([]);
});

test("who waits too long is told who holds the lock", async () => {
  await withLock(path, async () => {
    const error: unknown = await withLock(path, () => Promise.resolve(), 60).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(LockedError);
    expect(String(error)).toContain(`process ${process.pid} is already writing`);
  });
});

test("the lock of a process that is gone is taken over, by one of many", async () => {
  const gone = spawnSync(process.execPath, ["-e", "0"]).pid;
  await writeFile(path, String(gone));
  let running = 0;
  const overlaps: boolean[] = [];
  await Promise.all(
    Array.from({ length: 6 }, () =>
      withLock(path, async () => {
        overlaps.push(running++ > 0);
        await sleep(2);
        running--;
      }),
    ),
  );
  expect(overlaps).toEqual(Array.from({ length: 6 }, () => false));
  expect(await readdir(folder)).toEqual([]);
});

test("the lock is given back when the work fails", async () => {
  await expect(withLock(path, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await readdir(folder)).toEqual([]);
});
