import { spawnSync } from "node:child_process";
import * as nodeFs from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readFolder } from "../../generator/read-folder.ts";
import { recoverFolder, replaceFolder, writeWhole, type FileSystem } from "../../generator/write-files.ts";

let root: string;
const before = new Map([
  ["generated/a.ts", "old a"],
  ["generated/deep/er/b.ts", "old b"],
  ["generated/same.ts", "same"],
]);
const after = new Map([
  ["generated/a.ts", "new a"],
  ["generated/other/c.ts", "new c"],
  ["generated/same.ts", "same"],
]);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "write-files-"));
});

afterEach(() => rm(root, { recursive: true, force: true }));

class Crash extends Error {}

/** Returns a file system that performs the given number of changes; all later changes fail. */
function crashingAfter(changes: number): FileSystem {
  let left = changes;
  const guard =
    <Arguments extends readonly unknown[], Result>(work: (...args: Arguments) => Result) =>
    (...args: Arguments): Result => {
      if (left-- > 0) return work(...args);
      throw new Crash("the machine stopped");
    };
  return {
    existsSync: nodeFs.existsSync,
    linkSync: guard(nodeFs.linkSync),
    // The real function is overloaded; the guard passes every argument through.
    mkdirSync: guard(nodeFs.mkdirSync as (path: string) => undefined) as FileSystem["mkdirSync"],
    writeFileSync: guard(nodeFs.writeFileSync),
    renameSync: guard(nodeFs.renameSync),
    rmSync: guard(nodeFs.rmSync),
  };
}

const unchanged = new Set(["generated/same.ts"]);

/** Returns whether the work ends without a crash. */
function isDone(work: () => void): boolean {
  try {
    work();
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(Crash);
    return false;
  }
}

test("the folder contains exactly the new files, without temporary folders next to it", async () => {
  replaceFolder(root, "generated", before);
  expect(readFolder(root, "generated")).toEqual(before);
  replaceFolder(root, "generated", after, unchanged);
  expect(readFolder(root, "generated")).toEqual(after);
  expect(await readdir(root)).toEqual(["generated"]);
});

test("an unchanged file is linked, or written if the file system does not support links", () => {
  replaceFolder(root, "generated", before);
  const written: string[] = [];
  const fs: FileSystem = {
    ...nodeFs,
    writeFileSync: (path, text) => {
      written.push(String(path).replace(/^.*\.next\//, ""));
      nodeFs.writeFileSync(path, text);
    },
  };
  replaceFolder(root, "generated", after, unchanged, fs);
  expect(written).toEqual(["a.ts", "other/c.ts"]);
  const linkSync = (): never => {
    throw Object.assign(new Error("no links"), { code: "EPERM" });
  };
  replaceFolder(root, "generated", after, unchanged, { ...fs, linkSync });
  expect(written.slice(2)).toEqual(["a.ts", "other/c.ts", "same.ts"]);
  expect(readFolder(root, "generated")).toEqual(after);
});

test("recovery after a crash at any step leaves one complete set of files", async () => {
  const outcomes = new Set<string>();
  let finished = false;
  for (let changes = 0; !finished; changes++) {
    await rm(root, { recursive: true, force: true });
    replaceFolder(root, "generated", before);
    finished = isDone(() => replaceFolder(root, "generated", after, unchanged, crashingAfter(changes)));
    recoverFolder(root, "generated");
    const left = readFolder(root, "generated");
    expect([changes, left]).toEqual([changes, left?.get("generated/a.ts") === "old a" ? before : after]);
    expect(await readdir(root)).toEqual(["generated"]);
    outcomes.add(left?.get("generated/a.ts") ?? "");
  }
  expect([...outcomes]).toEqual(["old a", "new a"]);
});

test("recovery from a crash during recovery leaves one complete set of files", async () => {
  for (let changes = 0; changes < 12; changes++) {
    await rm(root, { recursive: true, force: true });
    replaceFolder(root, "generated", before);
    // A crash between the two renames: neither set is in place.
    nodeFs.renameSync(join(root, "generated"), join(root, ".generated.previous"));
    nodeFs.mkdirSync(join(root, ".generated.next"));
    isDone(() => replaceFolder(root, "generated", after, unchanged, crashingAfter(changes)));
    recoverFolder(root, "generated");
    const left = readFolder(root, "generated");
    expect([changes, left]).toEqual([changes, left?.get("generated/a.ts") === "old a" ? before : after]);
  }
});

test("writing a single file removes what killed processes have left next to it", async () => {
  const endedPid = spawnSync("true").pid;
  nodeFs.writeFileSync(join(root, `.next.${endedPid}`), "half");
  writeWhole(root, "a.ts", "text");
  expect(await readdir(root)).toEqual(["a.ts"]);
});
