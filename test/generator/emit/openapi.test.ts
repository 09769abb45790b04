import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { emitOpenapi } from "../../../generator/emit/openapi.ts";
import { model } from "./model-fixture.ts";

const run = promisify(execFile);

test("redocly finds nothing", async () => {
  const folder = await mkdtemp(join(tmpdir(), "openapi-"));
  const file = join(folder, "openapi.json");
  await writeFile(file, emitOpenapi(model).get("generated/openapi.json") ?? "");
  const { stdout, stderr } = await run("npx", ["redocly", "lint", "--format", "json", file]).catch((error: unknown) => error as { stdout: string; stderr: string });
  await rm(folder, { recursive: true });
  console.log(stdout.slice(0, 6000), stderr.slice(0,3000));
}, 60_000);
