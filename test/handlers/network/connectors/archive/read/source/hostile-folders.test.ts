import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { ArchiveError, readArchive } from "../../../../../../../handlers/network/connectors/archive/read/index.ts";
import { openFolder } from "../../../../../../../handlers/network/connectors/archive/read/source/folder-entries.ts";
import { defaultLimits } from "../../../../../../../handlers/network/connectors/archive/read/source/limits.ts";
import { fileReport, readFiles, temporaryFolder } from "../../../../../../support/archive.ts";

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  writeFileSync(join(folder, "Skills.csv"), "Name\nTesting\n");
});

test("symbolic links are not followed", async () => {
  const outside = temporaryFolder();
  writeFileSync(join(outside, "secret.csv"), "Name,Proficiency\nSecret,Native\n");
  symlinkSync(join(outside, "secret.csv"), join(folder, "Languages.csv"));
  symlinkSync(outside, join(folder, "linked"));
  symlinkSync(folder, join(folder, "loop"));
  const contents = await readArchive(folder);
  expect(contents.languages).toEqual([]);
  for (const path of ["Languages.csv", "linked", "loop"]) {
    expect(fileReport(contents, path)).toMatchObject({
      status: "refused",
      reason: "It is a symbolic link or another special file.",
    });
  }
});

test("pipes are not opened", async () => {
  execFileSync("mkfifo", [join(folder, "Languages.csv")]);
  const contents = await readArchive(folder);
  expect(fileReport(contents, "Languages.csv").status).toBe("refused");
});

test("a pipe or link that replaces a file after the listing is not read", async () => {
  for (const name of ["a.csv", "b.csv"]) writeFileSync(join(folder, name), "");
  const { entries } = await openFolder(folder, defaultLimits);
  rmSync(join(folder, "a.csv"));
  execFileSync("mkfifo", [join(folder, "a.csv")]);
  rmSync(join(folder, "b.csv"));
  symlinkSync("/etc/hostname", join(folder, "b.csv"));
  for (const name of ["a.csv", "b.csv"]) {
    const entry = entries.find(({ path }) => path === name);
    const read = async () => {
      for await (const chunk of entry?.open() ?? []) expect(chunk).toBe("no data");
    };
    await expect(read()).rejects.toThrow(/special file|cannot be read/);
  }
});

test("nested archives are not opened, and system files are ignored", async () => {
  writeFileSync(join(folder, "part.zip"), "");
  writeFileSync(join(folder, ".DS_Store"), "");
  const contents = await readArchive(folder);
  expect(contents.report.files.map(({ path, status }) => `${path} ${status}`)).toEqual([
    "Skills.csv read",
    "part.zip refused",
  ]);
});

test("folders that are too deep and files that are too large are refused", async () => {
  const deep = join(folder, "a/b/c/d/e/f/g/h/i/j/k/l");
  mkdirSync(deep, { recursive: true });
  writeFileSync(join(folder, "Languages.csv"), "x".repeat(2000));
  const contents = await readArchive(folder, { limits: { maxEntryBytes: 1000 } });
  expect(contents.report.files.map(({ path, status }) => `${path} ${status}`)).toEqual([
    "Languages.csv refused",
    "Skills.csv read",
    "a/b/c/d/e/f/g/h/i refused",
  ]);
});

test("a file that is neither a zip file nor a folder is refused", async () => {
  await expect(readArchive(join(folder, "Skills.csv"))).rejects.toThrow(ArchiveError);
  await expect(readArchive("/dev/null")).rejects.toThrow("neither a zip file nor a folder");
});

test("the number of entries is limited", async () => {
  const files = Object.fromEntries(
    Array.from({ length: 30 }, (_, index) => [`Skills_${index}.csv`, "Name\nTesting\n"]),
  );
  const contents = await readFiles(files, { maxEntries: 10 });
  expect(contents.report.files.filter(({ status }) => status === "refused")).toHaveLength(1);
  expect(contents.report.complete).toBe(false);
});
