import { execFileSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { generateFolder, writeGenerated } from "../../generator/generate-folder.ts";
import { runGenerator } from "../support/run-generator.ts";

const golden = fileURLToPath(new URL("../golden/base", import.meta.url));
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "generate-"));
  await cp(join(golden, "spec"), join(root, "spec"), { recursive: true });
});

afterEach(async () => {
  await rm(root, { recursive: true, force: true });
});

const run = (...args: readonly string[]) => runGenerator(root, ...args);

test("the first run writes everything, and the second one nothing", async () => {
  const first = await run("generate");
  expect(first.code).toBe(0);
  expect(first.out).toMatch(/^generated (\d+) files: \1 new, 0 changed, 0 removed$/);
  const { mtimeMs } = await stat(join(root, "generated/surface.ts"));
  const second = await run("generate");
  expect(second.out).toMatch(/^generated \d+ files: nothing changed$/);
  expect((await stat(join(root, "generated/surface.ts"))).mtimeMs).toBe(mtimeMs);
  expect(await readdir(root)).toEqual(["generated", "spec"]);
});

test("--check reports missing, changed and orphaned files and writes nothing", async () => {
  await run("generate");
  const unchanged = { code: 0, out: expect.stringMatching(/^all \d+ generated files are up to date$/), err: "" };
  expect(await run("generate", "--check")).toEqual(unchanged);
  await rm(join(root, "generated/scopes.ts"));
  await writeFile(join(root, "generated/tools.ts"), "// changed by hand\n");
  await mkdir(join(root, "generated/old"));
  await writeFile(join(root, "generated/old/tool.ts"), "");
  const { code, err } = await run("generate", "--check");
  expect(code).toBe(1);
  expect(err.split("\n")).toEqual([
    "missing: generated/scopes.ts",
    "changed: generated/tools.ts",
    "orphaned: generated/old/tool.ts",
    "run `npx switchboard generate`",
  ]);
  expect(await readFile(join(root, "generated/tools.ts"), "utf8")).toBe("// changed by hand\n");
  expect((await run("generate")).out).toContain("1 new, 1 changed, 1 removed");
  expect((await run("generate", "--check")).code).toBe(0);
});

test("reports all problems with their positions and hints, and leaves the old output unchanged", async () => {
  await run("generate");
  const before = await readFile(join(root, "generated/tools.ts"), "utf8");
  const path = join(root, "spec/tools/books/save_book.yaml");
  await writeFile(
    path,
    (await readFile(path, "utf8")).replace("maxLength: 200", "maxlength: 200").replace("effect: write", "efect: write"),
  );
  const { code, out, err } = await run("generate");
  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(err).toMatch(
    /^spec\/tools\/books\/save_book\.yaml:\d+:\d+: error unknown-keyword: .*"maxlength".*\n {2}hint: .*maxLength/m,
  );
  expect(err).toMatch(/^spec\/tools\/books\/save_book\.yaml:\d+:\d+: error unknown-key: .*"efect"/m);
  expect(err).toMatch(/\d+ problems in the specification; generated\/ was not written$/);
  expect(await readFile(join(root, "generated/tools.ts"), "utf8")).toBe(before);
});

test("--json reports the same problems as JSON", async () => {
  const missing = JSON.parse((await run("generate", "--check", "--json")).out) as {
    ok: boolean;
    missing: string[];
    files: number;
  };
  expect(missing.ok).toBe(false);
  expect(missing.missing.length).toBe(missing.files);
  await writeFile(join(root, "spec/errors.yaml"), "a: [");
  const { code, out } = await run("generate", "--json");
  const broken = JSON.parse(out) as { ok: boolean; diagnostics: { file: string; code: string }[] };
  expect([code, broken.ok, broken.diagnostics[0]?.file]).toEqual([1, false, "spec/errors.yaml"]);
});

test("a folder without a specification is an error", async () => {
  await rm(join(root, "spec"), { recursive: true });
  const next = "Run this in the folder of a service, or name the folder with --root.";
  for (const command of [["generate"], ["generate", "--watch"]]) {
    const { code, err } = await run(...command);
    expect([code, err]).toEqual([1, `error: ${join(root, "spec")} contains no specification. ${next}`]);
  }
  await writeFile(join(root, "spec"), "");
  expect((await run("generate", "--json")).out).toBe(
    JSON.stringify({ ok: false, error: `${join(root, "spec")} contains no specification. ${next}` }),
  );
});

test("--check reports hidden files, empty folders and links, and the next run removes them", async () => {
  await run("generate");
  await writeFile(join(root, "generated/.env"), "");
  await mkdir(join(root, "generated/empty"));
  await symlink("..", join(root, "generated/link"));
  await rm(join(root, "generated/tools.ts"));
  await symlink("tools.ts", join(root, "generated/tools.ts"));
  const { code, err } = await run("generate", "--check");
  expect([code, err.split("\n")]).toEqual([
    1,
    [
      "changed: generated/tools.ts",
      "orphaned: generated/.env",
      "orphaned: generated/empty/",
      "orphaned: generated/link",
      "run `npx switchboard generate`",
    ],
  ]);
  expect((await run("generate")).code).toBe(0);
  expect((await run("generate", "--check")).code).toBe(0);
});

test("an unreadable file in spec/ is reported as a diagnostic, and a file system error in one line", async () => {
  execFileSync("mkfifo", [join(root, "spec/tools/books/pipe.yaml")]);
  await symlink("../..", join(root, "spec/tools/more"));
  const { code, err } = await run("generate");
  expect([code, err.split("\n")]).toEqual([
    1,
    [
      "spec/tools/books/pipe.yaml:1:1: error unreadable-file: it is not a regular file",
      "  hint: replace it with a file, or remove it",
      "spec/tools/more:1:1: error unreadable-file: symbolic links to folders are not followed",
      "  hint: replace it with the folder",
      "2 problems in the specification; generated/ was not written",
    ],
  ]);
  await rm(join(root, "spec"), { recursive: true });
  await symlink("spec", join(root, "spec"));
  const loop = `error: ${join(root, "spec")} is not a folder: its symbolic links form a loop. Remove it, or replace it with a folder.`;
  for (const command of [["generate"], ["diff"], ["rename", "tool", "list_books", "list_all_books"]])
    expect((await run(...command)).err).toBe(loop);
});

test("a symbolic link or a file in place of generated/ is an error and is kept", async () => {
  const generated = join(root, "generated");
  const linkToFolder = () => symlink("spec", generated);
  const make = [
    ["it is a symbolic link", () => symlink("nowhere", generated)],
    ["it is a symbolic link", () => symlink("generated", generated)],
    ["it is a symbolic link", linkToFolder],
    ["it is a file", () => writeFile(generated, "mine")],
  ] as const;
  for (const [reason, create] of make) {
    await rm(generated, { recursive: true, force: true });
    await create();
    const expected = `${generated} is not a folder: ${reason}. Remove it, or replace it with a folder.`;
    expect(await run("generate")).toMatchObject({ code: 1, err: `error: ${expected}` });
    await expect(writeGenerated(root, new Map([["generated/tools.ts", ""]]))).rejects.toThrow(expected);
    expect(await readdir(root)).toEqual(["generated", "spec"]);
    if (create === linkToFolder) continue;
    expect(JSON.parse((await run("generate", "--check", "--json")).out)).toEqual({ ok: false, error: expected });
  }
  expect(await readFile(generated, "utf8")).toBe("mine");
});

test("--check follows a symbolic link in place of generated/", async () => {
  await run("generate");
  await rename(join(root, "generated"), join(root, "elsewhere"));
  await symlink("elsewhere", join(root, "generated"));
  expect((await run("generate", "--check")).code).toBe(0);
});

test("concurrent runs leave one complete set of files", async () => {
  await Promise.all(Array.from({ length: 3 }, () => generateFolder(root, { check: false })));
  expect((await run("generate", "--check")).code).toBe(0);
  expect(await readdir(root)).toEqual(["generated", "spec"]);
});
