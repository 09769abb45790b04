import { createHash } from "node:crypto";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { generateFolder } from "../../../generator/generate-folder.ts";
import { runGenerator } from "../../support/run-generator.ts";

const path = "spec/tools/notes/list_notes.yaml";
const removed = "spec/tools/notes/get_counts.yaml";
const journal = ".switchboard-rename.json";
const rename = "tool a b";
let root: string;
let original: string;
let renamed: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "interrupted-"));
  await cp("test/fixtures/notes/spec", join(root, "spec"), { recursive: true });
  await generateFolder(root, { check: false });
  original = await read(path);
  renamed = original.replace("List notes, newest first.", "Renamed.");
  const files = [
    { path, before: hash(original), text: renamed },
    { path: removed, before: hash(await read(removed)), text: null },
    { path: "handlers/added.ts", before: null, text: "export {};\n" },
  ];
  await writeFile(join(root, journal), JSON.stringify({ rename, files }));
});

afterEach(() => rm(root, { recursive: true }));

const hash = (text: string): string => createHash("sha256").update(text).digest("hex");
const read = (file: string): Promise<string> => readFile(join(root, file), "utf8");

const run = (...args: readonly string[]) => runGenerator(root, ...args);

test("generate completes an interrupted rename and says so", async () => {
  const { code, out } = await run("generate");
  expect([code, out.split("\n")]).toEqual([
    0,
    [
      "completed `rename tool a b`, which was interrupted: 3 files of specification and code",
      expect.stringMatching(/^generated \d+ files: .* changed/),
    ],
  ]);
  expect(await read(path)).toBe(renamed);
  expect(await read("handlers/added.ts")).toBe("export {};\n");
  expect(await readdir(root)).not.toContain(journal);
  expect((await run("generate", "--check")).code).toBe(0);
});

test("a rename that has written one of its files, but not generated/, is completed as well", async () => {
  await writeFile(join(root, path), renamed);
  const result = JSON.parse((await run("generate", "--json")).out) as unknown;
  expect(result).toMatchObject({ ok: true, completed_rename: { rename, files: 3 } });
  expect((await run("generate", "--check", "--json")).out).not.toContain("_rename");
});

test.each([path, removed, "handlers/added.ts"])(
  "an interrupted rename does not overwrite a file that was changed since: %s",
  async (file) => {
    await run("generate", "--check");
    await cp("test/fixtures/notes/spec/service.yaml", join(root, file));
    const before = await read(file);
    const { code, out, err } = await run("generate");
    expect([code, out]).toEqual([1, ""]);
    expect(err).toContain("`rename tool a b` was interrupted and cannot be completed");
    expect(err).toContain(`these files have been changed since: ${file}. Nothing was written.`);
    expect(err).toContain(`delete ${journal}`);
    expect(await read(file)).toBe(before);
    if (file !== path) expect(await read(path)).toBe(original);
    expect(await readdir(root)).toContain(journal);
    expect(JSON.parse((await run("generate", "--json")).out)).toEqual({ ok: false, error: err.replace("error: ", "") });
  },
);

test("files that are already renamed are named in the message that refuses to complete a rename", async () => {
  await writeFile(join(root, path), renamed);
  await writeFile(join(root, removed), "");
  const { err } = await run("generate");
  expect(err).toContain(`delete ${journal}, and restore the files that are already renamed: ${path}`);
});

test("generate --check and another rename report an unfinished rename and write nothing", async () => {
  const message = "`rename tool a b` was interrupted and is unfinished: 3 files of specification and code";
  const { code, err } = await run("generate", "--check");
  expect([code, err.split("\n")[0]]).toEqual([1, message]);
  const result = JSON.parse((await run("generate", "--check", "--json")).out) as unknown;
  expect(result).toMatchObject({ ok: false, unfinished_rename: { rename, files: 3 } });
  expect((await run("generate", "--check", "--format", "github")).out).toContain("unfinished-rename");
  expect(await run("rename", "schema", "Note", "Memo", "--dry-run")).toMatchObject({
    code: 1,
    err: `error: ${message}; run \`npx switchboard generate\` first`,
  });
  expect(await read(path)).toBe(original);
});
