import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { beforeEach, expect, test } from "vitest";
import { createFolder, createInstallation, repository, runProgram, type Finished } from "../support/program.ts";

let dist = "";
let cache = "";
beforeEach(() => {
  dist = join(createInstallation(), "dist");
  cache = join(dist, "code-cache");
  rmSync(cache, { recursive: true, force: true });
});

const run = (...args: string[]): Promise<Finished> =>
  runProgram({ folder: dist, env: {}, main: join(dist, "main.js") }, args);
const cacheFiles = (): readonly string[] =>
  (existsSync(cache) ? readdirSync(cache, { recursive: true, encoding: "utf8" }) : [])
    .map((name) => join(cache, name))
    .filter((path) => statSync(path).isFile());
const build = (cwd = repository) =>
  promisify(execFile)(process.execPath, [join(repository, "generator/build/build.mjs"), `--outdir=${dist}`], { cwd });

test("a command writes its compiled code once, and later runs accept all of it", async () => {
  const first = await run("--help");
  expect(first).toMatchObject({ code: 0, stderr: "" });
  const [file = ""] = cacheFiles();
  expect(file).toMatch(/\/main-\d+$/);
  const { mtimeMs, size } = statSync(file);
  expect(size).toBeGreaterThan(100_000);
  expect(await run("--help")).toEqual(first);
  expect(statSync(file).mtimeMs).toBe(mtimeMs); // it is written again if V8 rejects a chunk
});

test("a command that fails writes no cache", async () => {
  expect((await run("unknowncommand")).code).toBe(1);
  expect(existsSync(cache)).toBe(false);
});

test("a damaged cache is replaced", async () => {
  const first = await run("--help");
  const [file = ""] = cacheFiles();
  const intact = readFileSync(file);
  const changed = Buffer.from(intact).fill(1, intact.length / 2, intact.length / 2 + 64);
  for (const damaged of [Buffer.alloc(0), intact.subarray(0, 1000), Buffer.from("no cache"), changed]) {
    writeFileSync(file, damaged);
    expect(await run("--help")).toEqual(first);
    expect(statSync(file).size).toBeGreaterThan(intact.length / 2);
  }
});

test("a build keeps the chunks of the latest builds, but only its own cache, and deletes other old chunks", async () => {
  await run("--help");
  const [kept] = cacheFiles();
  const chunks = join(dist, "chunks");
  const old = ["main-OLDEST01.cjs", "main-OLDEST01.cjs.map", "main-YOUNG001.cjs", "main-OLDER001.cjs"];
  mkdirSync(join(cache, "main-OLDER001.cjs"));
  for (const path of [join(cache, "main-OLDER001.cjs", "serve-1"), ...old.map((name) => join(chunks, name))])
    writeFileSync(path, "");
  const yesterday = new Date(Date.now() - 86_400_000);
  for (const name of old) if (!name.includes("YOUNG")) utimesSync(join(chunks, name), yesterday, yesterday);
  const list = join(dist, "builds.txt");
  writeFileSync(list, `${readFileSync(list, "utf8")}\nmain-OLDER001.cjs`);
  await build();
  expect(cacheFiles()).toEqual([kept]);
  expect(old.filter((name) => existsSync(join(chunks, name)))).toEqual(["main-YOUNG001.cjs", "main-OLDER001.cjs"]);
  expect((await run("--help")).code).toBe(0);
});

test("a cache that cannot be written leaves no file behind", async () => {
  await run("--help");
  const [file = ""] = cacheFiles();
  rmSync(file);
  mkdirSync(file); // the final rename fails
  expect(await run("--help")).toMatchObject({ code: 0, stderr: "" });
  expect(readdirSync(dirname(file))).toEqual([basename(file)]);
  rmSync(cache, { recursive: true });
  writeFileSync(cache, "");
  expect(await run("--help")).toMatchObject({ code: 0, stderr: "" });
});

test("with --enable-source-maps, stack traces name the sources", async () => {
  const env = { NODE_OPTIONS: "--enable-source-maps", LOG_LEVEL: "debug", DATABASE_URL: "sqlite:missing.db" };
  const { stderr } = await runProgram({ folder: dist, env, main: join(dist, "main.js") }, ["keys", "list"]);
  expect(stderr).toMatch(/at .*runtime\/store\/usable-store\.ts:\d+/);
});

test("concurrent builds do not disturb each other", async () => {
  rmSync(dist, { recursive: true });
  for (const { stderr } of await Promise.all([build(), build()])) expect(stderr).toBe("");
  expect((await run("--help")).code).toBe(0);
  expect(readdirSync(join(dist, "chunks")).filter((name) => !/\.cjs(?:\.map)?$/.test(name))).toEqual([]);
});

test("a build reports a syntax error without a stack trace of its own, and changes nothing", async () => {
  const before = readFileSync(join(dist, "main.js"), "utf8");
  const folder = createFolder();
  mkdirSync(join(folder, "handlers"));
  writeFileSync(join(folder, "handlers/main.ts"), "syntax error here (");
  const failed = await build(folder).then(
    () => null,
    (error: unknown) => error as { readonly code: number; readonly stderr: string },
  );
  expect(failed).toMatchObject({ code: 1, stderr: expect.stringContaining("handlers/main.ts:1:7") });
  expect(failed?.stderr).not.toMatch(/^\s+at /m);
  expect(readFileSync(join(dist, "main.js"), "utf8")).toBe(before);
});
