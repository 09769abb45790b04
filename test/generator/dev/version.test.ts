import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startVersion } from "../../../generator/dev/version.ts";
import { removeFolder } from "../../support/remove-folder.ts";

let root: string;
let abandoned: AbortController;
/** The delay in milliseconds of each report that the version is not ready. */
let late: number[];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "version-"));
  mkdirSync(join(root, "dist"));
  writeFileSync(join(root, "package.json"), '{ "type": "module" }');
  abandoned = new AbortController();
  late = [];
});

afterEach(() => removeFolder(root));

const start = (program: string) => {
  writeFileSync(join(root, "dist/main.js"), program);
  return startVersion(root, "http://127.0.0.1:3000", {
    signal: abandoned.signal,
    onLate: (lateMs) => late.push(lateMs),
    lateMs: 100,
  });
};

test("returns the port and the first key, ignoring lines that handlers print", async () => {
  const lines = ["started", "{ not: 'JSON' }", '{"port":4000,"key":"key_1"}'];
  const version = await start(
    `for (const line of ${JSON.stringify(lines)}) console.log(line); setInterval(() => {}, 1000);`,
  );
  if ("problem" in version) return expect.fail(version.problem);
  expect(version).toMatchObject({ port: 4000, key: "key_1" });
  await version.stop();
  expect(await version.ended).toBe("signal SIGTERM");
});

test("describes a version that ends before it is ready", async () => {
  const silent = await start("process.exit(3);");
  expect(silent).toEqual({ problem: "exit code 3", reason: "exit code 3" });
  const failed = await start('console.error("no store"); process.exit(1);');
  expect(failed).toEqual({ problem: "no store", reason: "exit code 1" });
});

test("describes how a version ends after it was ready", async () => {
  const version = await start("console.log('{\"port\":4000}'); setTimeout(() => process.exit(3), 50);");
  if ("problem" in version) return expect.fail(version.problem);
  expect(await version.ended).toBe("exit code 3");
});

test("reports once that a version is not ready, and continues to wait for it", async () => {
  const version = await start("setTimeout(() => console.log('{\"port\":4000}'), 600); setInterval(() => {}, 1000);");
  if ("problem" in version) return expect.fail(version.problem);
  expect(late).toEqual([100]);
  await version.stop();
});

test.each(["", "process.on('SIGTERM', () => {});"])(
  "ends an abandoned start, even if it ignores SIGTERM: %s",
  async (ignore) => {
    const starting = start(`
    import { writeFileSync } from "node:fs";
    ${ignore}
    console.error("loading");
    writeFileSync(${JSON.stringify(join(root, "loading"))}, "");
    setInterval(() => {}, 1000);
    await new Promise(() => {});
  `);
    await expect.poll(() => existsSync(join(root, "loading"))).toBe(true);
    abandoned.abort();
    expect(await starting).toMatchObject({ problem: "loading" });
  },
);
