import { execFileSync } from "node:child_process";
import * as nodeFs from "node:fs";
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync, type Dirent } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { MAX_FILE_BYTES, MAX_FILES } from "../../generator/load/limits.ts";
import { loadSpec, TOO_LARGE } from "../../generator/load/load-spec.ts";
import { readFolder, readGenerated, readSpec } from "../../generator/read-folder.ts";
import { removeFolder } from "../support/remove-folder.ts";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "read-"));
  for (const folder of ["spec/tools", "generated"]) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, "spec/service.yaml"), "name: shelf\n");
  writeFileSync(join(root, "generated/tools.ts"), "export {};\n");
});

afterEach(() => {
  removeFolder(root);
});

/**
 * Adds entries that are not regular files, each named after its kind, and a file in a hidden folder. Only that file may be
 * opened, by `readGenerated`.
 */
function addSpecialFiles(folder: string): void {
  const path = (name: string) => join(root, folder, name);
  execFileSync("mkfifo", [path("pipe.yaml")]);
  mkdirSync(path("folder.yaml"));
  mkdirSync(path(".hidden"));
  writeFileSync(path(".hidden/file.yaml"), "");
  symlinkSync("..", path("folder-link.yaml"));
  symlinkSync("loop.yaml", path("loop.yaml"));
  symlinkSync("nowhere.yaml", path("dangling.yaml"));
  symlinkSync("/dev/zero", path("device.yaml"));
}

test("entries that are not regular files of a specification are returned with the reason, without blocking", () => {
  mkdirSync(join(root, "spec/schemas"));
  addSpecialFiles("spec/schemas");
  symlinkSync("../service.yaml", join(root, "spec/schemas/file-link.yaml"));
  symlinkSync("..", join(root, "spec/tools/books"));
  for (const name of ["a.yaml~", "#a.yaml#", "a.yaml.bak", "a.yaml.orig", "a.yaml.kate-swp", "4913"])
    writeFileSync(join(root, "spec/schemas", name), "");
  const texts = [...(readSpec(root) ?? [])].map(([path, text]) => [path, typeof text === "string" ? text : text.text]);
  expect(texts).toEqual([
    ["spec/schemas/dangling.yaml", "the file cannot be read: the target of the symbolic link does not exist"],
    ["spec/schemas/device.yaml", "it is not a regular file"],
    ["spec/schemas/file-link.yaml", "name: shelf\n"],
    ["spec/schemas/folder-link.yaml", "symbolic links to folders are not followed"],
    ["spec/schemas/folder.yaml", "it is not a regular file"],
    ["spec/schemas/loop.yaml", "the file cannot be read: its symbolic links form a loop"],
    ["spec/schemas/pipe.yaml", "it is not a regular file"],
    ["spec/service.yaml", "name: shelf\n"],
    ["spec/tools/books", "symbolic links to folders are not followed"],
  ]);
});

test("files and folders whose names are not UTF-8 are returned with the reason", () => {
  const inFolder = (folder: string, name: string) =>
    Buffer.concat([Buffer.from(join(root, folder, name)), Buffer.from([0xff])]);
  for (const folder of ["spec/tools", "generated", "handlers"]) {
    mkdirSync(inFolder(folder, "folder"), { recursive: true });
    writeFileSync(inFolder(folder, "file"), "");
  }
  const unreadable = {
    code: "unreadable-file",
    text: "its name is not UTF-8, or contains the character U+FFFD",
    hint: "rename it",
  };
  expect([...(readSpec(root) ?? [])]).toEqual([
    ["spec/service.yaml", "name: shelf\n"],
    ["spec/tools/file\uFFFD", unreadable],
    ["spec/tools/folder\uFFFD", unreadable],
  ]);
  expect([...readGenerated(root)]).toEqual([
    ["generated/file\uFFFD", null],
    ["generated/folder\uFFFD", null],
    ["generated/tools.ts", "export {};\n"],
  ]);
  expect([...(readFolder(root, "handlers") ?? [])]).toEqual([]);
});

test("everything below generated/ is listed, with null for entries that are not regular files", () => {
  addSpecialFiles("generated");
  writeFileSync(join(root, "generated/.gitignore"), "");
  expect([...readGenerated(root)]).toEqual([
    ["generated/.gitignore", ""],
    ["generated/.hidden/file.yaml", ""],
    ["generated/dangling.yaml", null],
    ["generated/device.yaml", null],
    ["generated/folder-link.yaml", null],
    ["generated/folder.yaml/", null],
    ["generated/loop.yaml", null],
    ["generated/pipe.yaml", null],
    ["generated/tools.ts", "export {};\n"],
  ]);
});

test("reading a folder of handlers ignores hidden files and entries that are not files", () => {
  mkdirSync(join(root, "handlers"));
  addSpecialFiles("handlers");
  writeFileSync(join(root, "handlers/index.ts"), "export {};\n");
  expect([...(readFolder(root, "handlers") ?? [])]).toEqual([["handlers/index.ts", "export {};\n"]]);
  expect(readFolder(root, "missing")).toBeNull();
});

test("files and folders without permission are returned with the reason", () => {
  const denied = () => {
    throw Object.assign(new Error("EACCES: permission denied"), { code: "EACCES" });
  };
  const noFiles = { ...nodeFs, openSync: denied, readFileSync: denied };
  const text = "the file cannot be read: permission denied";
  expect(readSpec(root, noFiles)?.get("spec/service.yaml")).toEqual({ code: "unreadable-file", text });
  expect(readGenerated(root, noFiles).get("generated/tools.ts")).toBeNull();

  mkdirSync(join(root, "spec/tools/books"));
  const list = ((path: string, options: { withFileTypes: true }) =>
    path.endsWith("books") ? denied() : nodeFs.readdirSync(path, options)) as typeof nodeFs.readdirSync;
  const noFolder = { ...nodeFs, readdirSync: list };
  expect(readSpec(root, noFolder)?.get("spec/tools/books")).toMatchObject({ text: "the folder cannot be read" });
});

test("a large file is not read, and listing stops one file after the maximum", () => {
  writeFileSync(join(root, "spec/errors.yaml"), "#".repeat(MAX_FILE_BYTES + 1));
  const opened: unknown[] = [];
  const openSync: typeof nodeFs.openSync = (path, flags) => {
    opened.push(path);
    return nodeFs.openSync(path, flags);
  };
  expect(readSpec(root, { ...nodeFs, openSync })?.get("spec/errors.yaml")).toMatchObject({ code: "file-too-large" });
  expect(opened).toEqual([join(root, "spec/service.yaml")]);

  const [entry] = nodeFs.readdirSync(join(root, "generated"), { withFileTypes: true });
  const endless = (() => Array.from({ length: 2 * MAX_FILES }, () => entry)) as unknown as typeof nodeFs.readdirSync;
  let listed = 0;
  const stat = (() => {
    listed += 1;
    throw Object.assign(new Error(), { code: "ENOENT" });
  }) as unknown as typeof nodeFs.statSync;
  readSpec(root, { ...nodeFs, readdirSync: endless, statSync: stat });
  expect(listed).toBe(MAX_FILES + 1);
});

test("a file that blocks or never ends is not read to its end, even if it seems to be regular and empty", () => {
  // As /proc/kmsg and /proc/self/pagemap do.
  const pipe = join(root, "pipe");
  execFileSync("mkfifo", [pipe]);
  const writer = nodeFs.openSync(pipe, nodeFs.constants.O_RDWR);
  symlinkSync(pipe, join(root, "spec/errors.yaml"));
  symlinkSync("/dev/zero", join(root, "spec/limits.yaml"));
  const regular = nodeFs.statSync(join(root, "spec/service.yaml"));
  const texts = readSpec(root, { ...nodeFs, statSync: (() => regular) as unknown as typeof nodeFs.statSync });
  nodeFs.closeSync(writer);
  expect([...(texts ?? [])]).toEqual([
    ["spec/errors.yaml", { code: "unreadable-file", text: "the file cannot be read: reading it would block" }],
    ["spec/limits.yaml", TOO_LARGE],
    ["spec/service.yaml", "name: shelf\n"],
  ]);
});

test.each(["empty folders", "backups"])("more %s than the maximum number of files are reported", (kind) => {
  const [folder] = nodeFs.readdirSync(root, { withFileTypes: true });
  const [file] = nodeFs.readdirSync(join(root, "generated"), { withFileTypes: true });
  const entry = kind === "backups" ? file : folder;
  const named = (index: number) =>
    Object.assign(Object.create(entry as object), { name: kind === "backups" ? `f${index}~` : `f${index}` }) as Dirent;
  const many = Array.from({ length: MAX_FILES + 1 }, (_, index) => named(index));
  const list = ((path: string) => (path.endsWith("spec") ? many : [])) as unknown as typeof nodeFs.readdirSync;
  const texts = readSpec(root, { ...nodeFs, readdirSync: list }) ?? new Map<string, string>();
  expect(loadSpec(texts).diagnostics).toMatchObject([{ file: "spec", code: "spec-too-large" }]);
});
