import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { planRelease, readVersion } from "../../../generator/release/plan.ts";
import { removeFolder } from "../../support/remove-folder.ts";

let root: string;

const git = (...args: readonly string[]): Buffer =>
  execFileSync("git", ["-C", root, "-c", "user.name=a", "-c", "user.email=a@example.com", ...args]);

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "release-"));
  cpSync("test/golden/base", root, { recursive: true });
  for (const name of ["package.json", "package-lock.json"]) writeFileSync(join(root, name), '{ "version": "0.0.0" }');
  writeFileSync(join(root, "CHANGELOG.md"), "# Changelog\n\n## Unreleased\n\n- A change.\n");
  git("init", "-q");
  git("add", "-A");
  git("commit", "-qm", "first");
});

afterAll(() => {
  removeFolder(root);
});

test("a release is compared with the highest version among the tags of ancestors", async () => {
  const since = async (): Promise<string | null> => (await planRelease(root, "2026-11-24")).since;
  git("tag", "vendor-1");
  expect(await since()).toBeNull();
  for (const tag of ["v1.9.0", "v1.10.0-rc.2", "v1.10.0-rc.10", "v1.10.0"]) {
    git("tag", tag);
    expect(await since()).toBe(tag);
  }
  git("commit", "-q", "--allow-empty", "-m", "second");
  git("tag", "v1.9.1");
  git("tag", "v-old");
  expect(await since()).toBe("v1.10.0");
});

test("without a section of unreleased changes, the plan has a problem, and the version can be read", async () => {
  writeFileSync(join(root, "CHANGELOG.md"), "# Changelog\n\n## 1.10.0 (2026-11-24)\n");
  const { problems, files } = await planRelease(root, "2026-11-24");
  expect(problems).toContainEqual(expect.stringContaining('CHANGELOG.md has no section "## Unreleased"'));
  expect(files.has("CHANGELOG.md")).toBe(false);
  expect(readVersion(root, "2026-11-24")).toMatch(/^\d+\.\d+\.\d+$/);
});
