import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { createInstallation, repository, runProgram, type Finished } from "../support/program.ts";

let dist = "";
let cache = "";
beforeEach(() => {
  dist = join(createInstallation(), "dist");
  cache = join(dist, "code-cache");
  rmSync(cache, { recursive: true, force: true });
});

const run = (...args: string[]): Promise<Finished> =>
  runProgram({ folder: dist, env: {}, main: join(dist, "main.js") }, args);
const cacheFiles = (): readonly string[] => readdirSync(cache).map((name) => join(cache, name));
const build = () =>
  execFileSync(process.execPath, ["generator/build/build.mjs", `--outdir=${dist}`], { cwd: repository });

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

test("a build keeps the cache, unless a chunk changed", async () => {
  await run("--help");
  build();
  expect(cacheFiles()).toHaveLength(1);
  const chunks = join(dist, "chunks");
  const [entry = ""] = readdirSync(chunks).filter((name) => /^main-\w+\.js$/.test(name));
  rmSync(join(chunks, entry));
  build();
  expect(existsSync(cache)).toBe(false);
  expect((await run("--help")).code).toBe(0);
});
