import { execFileSync, spawnSync } from "node:child_process";
import { watch } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { LockedError, withLock } from "../../generator/lock.ts";

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lock-"));
  path = join(folder, ".lock");
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** Resolves when `count` attempts to take the lock have begun. Each attempt first creates a separate file. */
function tries(count: number): Promise<void> {
  const names = new Set<string>();
  return new Promise((resolve) => {
    const watcher = watch(folder, (_event, name) => {
      if (name !== null && /^\.lock\.\d/.test(name)) names.add(name);
      if (names.size < count) return;
      watcher.close();
      resolve();
    });
  });
}

test("work under one lock never overlaps", async () => {
  let running = 0;
  const seen: number[] = [];
  const work = async (): Promise<void> => {
    seen.push(++running);
    expect(await readFile(path, "utf8")).toBe(String(process.pid));
    running--;
  };
  const others = await withLock(path, async () => {
    const again = tries(9); // eight callers: at least one has failed and tries again
    const started = Array.from({ length: 8 }, () => withLock(path, work));
    await again;
    expect(seen).toEqual([]);
    return started;
  });
  await Promise.all(others);
  expect(seen).toEqual(Array.from({ length: 8 }, () => 1));
  expect(await readdir(folder)).toEqual([]);
});

test("a timeout reports which process has the lock", async () => {
  await withLock(path, async () => {
    const error: unknown = await withLock(path, () => Promise.resolve(), 60).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(LockedError);
    expect(String(error)).toContain(`process ${process.pid} is already writing`);
  });
});

test("the lock of a killed process that had the id of this process is taken over", async () => {
  await writeFile(path, String(process.pid));
  expect(await withLock(path, () => Promise.resolve("done"), 1_000)).toBe("done");
  expect(await readdir(folder)).toEqual([]);
});

test("the lock of a process that no longer exists is taken over by only one process", async () => {
  const endedPid = spawnSync("true").pid;
  await writeFile(path, String(endedPid));
  let running = 0;
  const seen: number[] = [];
  const work = async (): Promise<void> => {
    seen.push(++running);
    if (seen.length === 1) await tries(6); // five other callers: at least one has failed and tries again
    running--;
  };
  await Promise.all(Array.from({ length: 6 }, () => withLock(path, work)));
  expect(seen).toEqual(Array.from({ length: 6 }, () => 1));
  expect(await readdir(folder)).toEqual([]);
});

test.each([
  ["another id", () => spawnSync("true").pid],
  ["the id of this process", () => process.pid],
])("a stale lock is taken over although a process with %s was killed while it removed the lock", async (_, pid) => {
  await writeFile(path, String(spawnSync("true").pid));
  await writeFile(`${path}.breaking`, String(pid()));
  expect(await withLock(path, () => Promise.resolve("done"), 1_000)).toBe("done");
  expect(await readdir(folder)).toEqual([]);
});

test("a stale lock that another process is removing for too long is reported", async () => {
  await writeFile(path, String(spawnSync("true").pid));
  await writeFile(`${path}.breaking`, String(process.ppid));
  await expect(withLock(path, () => Promise.resolve(), 60)).rejects.toThrow(LockedError);
});

test.each([
  ["a pipe", () => execFileSync("mkfifo", [path])],
  ["a folder", () => mkdir(path)],
  ["a link", () => symlink("/dev/zero", path)],
  ["an empty file", () => writeFile(path, "")],
])("%s in place of the lock is an error immediately, and is kept", async (_, create) => {
  await create();
  const error = `${path} is not a lock: a lock is a file that contains the id of a process. Remove it.`;
  await expect(withLock(path, () => Promise.resolve())).rejects.toThrow(new LockedError(error));
  expect(await readdir(folder)).toEqual([".lock"]);
});

test("what killed processes have left behind is removed, and nothing else", async () => {
  const endedPid = spawnSync("true").pid;
  const kept = [`.lock.${process.pid}.own`, ".lock.md", ".locked"];
  const left = [`.lock.${endedPid}.own`, `.lock.breaking.${endedPid}.own`];
  for (const name of [...kept, ...left]) await writeFile(join(folder, name), "");
  await withLock(path, () => Promise.resolve());
  expect((await readdir(folder)).sort()).toEqual(kept.sort());
});

test("the lock is released if the work fails", async () => {
  await expect(withLock(path, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await readdir(folder)).toEqual([]);
});
