import * as nodeFs from "node:fs/promises";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readFolder } from "../../generator/read-folder.ts";
import { recoverFolder, replaceFolder, type FileSystem } from "../../generator/write-files.ts";

let root: string;
const before = new Map([
  ["generated/a.ts", "old a"],
  ["generated/deep/er/b.ts", "old b"],
]);
const after = new Map([
  ["generated/a.ts", "new a"],
  ["generated/other/c.ts", "new c"],
]);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "write-files-"));
});

afterEach(() => rm(root, { recursive: true, force: true }));

class Crash extends Error {}

/** Works until the given number of changes to the disk have been made; the next one, and all after it, fail. */
function crashingAfter(changes: number): FileSystem {
  let left = changes;
  const guard =
    <Arguments extends readonly unknown[], Result>(work: (...args: Arguments) => Promise<Result>) =>
    (...args: Arguments): Promise<Result> =>
      left-- > 0 ? work(...args) : Promise.reject(new Crash("the machine stopped"));
  return {
    stat: nodeFs.stat,
    readFile: nodeFs.readFile,
    // The real functions are overloaded; the guard passes every argument through.
    mkdir: guard(nodeFs.mkdir as (path: string) => Promise<undefined>) as FileSystem["mkdir"],
    writeFile: guard(nodeFs.writeFile as (path: string) => Promise<void>) as FileSystem["writeFile"],
    rename: guard(nodeFs.rename as (path: string, to: string) => Promise<void>) as FileSystem["rename"],
    rm: guard(nodeFs.rm as (path: string) => Promise<void>) as FileSystem["rm"],
  };
}

test("the folder holds exactly the new set, and nothing stands beside it", async () => {
  await replaceFolder(root, "generated", before);
  expect(readFolder(root, "generated")).toEqual(before);
  await replaceFolder(root, "generated", after);
  expect(readFolder(root, "generated")).toEqual(after);
  expect(await readdir(root)).toEqual(["generated"]);
});

test("whichever step a crash comes at, what is left after recovery is one whole set", async () => {
  const outcomes = new Set<string>();
  let finished = false;
  for (let changes = 0; !finished; changes++) {
    await rm(root, { recursive: true, force: true });
    await replaceFolder(root, "generated", before);
    finished = await replaceFolder(root, "generated", after, crashingAfter(changes)).then(
      () => true,
      (error: unknown) => {
        expect(error).toBeInstanceOf(Crash);
        return false;
      },
    );
    await recoverFolder(root, "generated");
    const left = readFolder(root, "generated");
    expect([changes, left]).toEqual([changes, left?.get("generated/a.ts") === "old a" ? before : after]);
    expect(await readdir(root)).toEqual(["generated"]);
    outcomes.add(left?.get("generated/a.ts") ?? "");
  }
  expect([...outcomes]).toEqual(["old a", "new a"]);
});

test("a crash during recovery is recovered from as well", async () => {
  for (let changes = 0; changes < 12; changes++) {
    await rm(root, { recursive: true, force: true });
    await replaceFolder(root, "generated", before);
    // Cut short between the two renames: no set is in place.
    await nodeFs.rename(join(root, "generated"), join(root, ".generated.previous"));
    await nodeFs.mkdir(join(root, ".generated.next"));
    await replaceFolder(root, "generated", after, crashingAfter(changes)).catch(() => undefined);
    await recoverFolder(root, "generated");
    const left = readFolder(root, "generated");
    expect([changes, left]).toEqual([changes, left?.get("generated/a.ts") === "old a" ? before : after]);
  }
});
