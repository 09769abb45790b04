import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { generatedHashFile, hashGenerated } from "../../../generator/build/hash-generated.mjs";
import { checkBuild } from "../../../handlers/app/doctor-checks.ts";
import { removeFolder } from "../../support/remove-folder.ts";

test("a program older than one of its sources or than generated/ is reported", async () => {
  const root = mkdtempSync(join(tmpdir(), "switchboard-build-"));
  onTestFinished(() => removeFolder(root));
  const write = (path: string, text: string, seconds: number): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    utimesSync(join(root, path), seconds, seconds);
  };
  write("generated/tools.ts", "one tool", 100);
  write("handlers/tools/one.ts", "", 100);
  write("dist/main.js", "", 200);
  write(`dist/${generatedHashFile}`, `${hashGenerated(root)}\n`, 200);
  expect(await checkBuild(root)).toEqual({ check: "build", ok: true, found: "up to date" });
  write("handlers/tools/one.ts", "", 300);
  const stale = { check: "build", ok: false, found: "older than its sources; run: npm run build" };
  expect(await checkBuild(root)).toEqual(stale);
  write("handlers/tools/one.ts", "", 100);
  write("generated/tools.ts", "another tool", 100);
  expect(await checkBuild(root)).toEqual(stale);
  rmSync(join(root, "dist", generatedHashFile)); // as in a program that was built differently
  expect(await checkBuild(root)).toMatchObject({ ok: true });
});
