import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { watchFolder } from "../../../generator/watch/watch-folder.ts";

/** Longer than any test: changes are found by notifications only. */
const never = 3_600_000;
let parent: string;
let folder: string;
let stopped: AbortController;
let changes: number;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "watch-"));
  folder = join(parent, "handlers");
  mkdirSync(join(folder, "tools"), { recursive: true });
  writeFileSync(join(folder, "tools/list.ts"), "0");
  stopped = new AbortController();
  changes = 0;
});

afterEach(() => {
  stopped.abort();
  rmSync(parent, { recursive: true });
});

const start = (pollMs: number): void => watchFolder(folder, () => (changes += 1), stopped.signal, pollMs);

/** Makes a change and expects a notification. Waits until no more notifications of it arrive. */
async function expectNotified(change: () => void): Promise<void> {
  const before = changes;
  change();
  await expect.poll(() => changes, { interval: 5 }).toBeGreaterThan(before);
  await quiet();
}

const quiet = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));

function write(path: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), String(Math.random()));
}

/** Replaces a file by renaming a new one, as many editors and `sed -i` do. */
function replace(path: string): void {
  write(`${path}.new`);
  renameSync(join(folder, `${path}.new`), join(folder, path));
}

test("reports changes of a file in place after it has been replaced, again and again", async () => {
  start(never);
  for (const save of [write, replace, write, replace, replace, write, write])
    await expectNotified(() => save("tools/list.ts"));
});

test("reports changes in new, moved and restored folders", async () => {
  start(never);
  await expectNotified(() => write("tools/tasks/open/list.ts"));
  await expectNotified(() => write("tools/tasks/open/list.ts"));
  await expectNotified(() => renameSync(join(folder, "tools/tasks"), join(folder, "tools/jobs")));
  await expectNotified(() => write("tools/jobs/open/list.ts"));
  await expectNotified(() => rmSync(join(folder, "tools/jobs"), { recursive: true }));
  await expectNotified(() => write("tools/jobs/open/list.ts"));
  await expectNotified(() => write("tools/jobs/open/list.ts"));
  await expectNotified(() => {
    rmSync(folder, { recursive: true });
    write("tools/list.ts");
  });
  await expectNotified(() => write("tools/list.ts"));
});

test("reports a folder that is restored later", async () => {
  start(100);
  await expectNotified(() => rmSync(folder, { recursive: true }));
  await expectNotified(() => write("tools/list.ts"));
  await expectNotified(() => write("tools/list.ts"));
});

test("finds changes without a notification by polling, and reports each change once", async () => {
  const target = join(parent, "target.ts");
  writeFileSync(target, "0");
  symlinkSync(target, join(folder, "link.ts"));
  start(20);
  await quiet();
  expect(changes).toBe(0);
  await expectNotified(() => writeFileSync(target, "changed"));
  expect(changes).toBe(1);
});

test("reports nothing after the signal", async () => {
  start(20);
  stopped.abort();
  write("tools/list.ts");
  await quiet();
  expect(changes).toBe(0);
});
