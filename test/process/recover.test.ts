import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createFolder, repository } from "../support/program.ts";

test("a build restores the folder that a killed generator had moved away", () => {
  const folder = createFolder(tmpdir());
  mkdirSync(join(folder, ".generated.previous"));
  writeFileSync(join(folder, ".generated.previous", "openapi.json"), "old");
  const recover = () => execFileSync("node", [join(repository, "generator/build/recover.mjs")], { cwd: folder });
  recover();
  expect(readFileSync(join(folder, "generated/openapi.json"), "utf8")).toBe("old");
  mkdirSync(join(folder, ".generated.previous"));
  recover();
  expect(readFileSync(join(folder, "generated/openapi.json"), "utf8")).toBe("old");
});
