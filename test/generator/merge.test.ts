import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished, expect, test } from "vitest";
import { stringify } from "yaml";
import { generate } from "../../generator/generate.ts";
import { copiedTool, copiedToolPath, copiedTools } from "../support/copied-tools.ts";
import { removeFolder } from "../support/remove-folder.ts";

const errors = readFileSync(join(import.meta.dirname, "../fixtures/notes/spec/errors.yaml"), "utf8");

/** Returns a specification of 25 tools plus the given ones, in the same category. */
const specOf = (...further: readonly string[]): Map<string, string> => {
  const spec = new Map(copiedTools(25, errors));
  for (const name of further) spec.set(copiedToolPath("category_01", name), stringify(copiedTool(name)));
  return spec;
};

interface Repository {
  readonly git: (...words: string[]) => string;
  /** Writes a specification and its generated files, and commits both. */
  readonly commit: (spec: ReadonlyMap<string, string>) => Promise<void>;
  readonly read: (path: string) => string;
}

function createRepository(): Repository {
  const folder = mkdtempSync(join(tmpdir(), "switchboard-merge-"));
  onTestFinished(() => removeFolder(folder));
  const identity = ["-c", "user.name=test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false"];
  const git: Repository["git"] = (...words) =>
    execFileSync("git", [...identity, ...words], { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  git("init", "--quiet", "--initial-branch=main");
  return {
    git,
    commit: async (spec) => {
      const { files, diagnostics } = await generate(spec);
      expect(diagnostics).toEqual([]);
      for (const [path, text] of [...spec, ...files]) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), text);
      }
      git("add", "--all");
      git("commit", "--quiet", "--message", "change");
    },
    read: (path) => readFileSync(join(folder, path), "utf8"),
  };
}

/** Returns the lines of both sides of each conflict in a text. */
const conflictsOf = (text: string): readonly (readonly [readonly string[], readonly string[]])[] =>
  [...text.matchAll(/^<<<<<<<[^\n]*\n([^]*?)^=======\n([^]*?)^>>>>>>>[^\n]*$/gm)].map(([, ours = "", theirs = ""]) => [
    ours.trimEnd().split("\n"),
    theirs.trimEnd().split("\n"),
  ]);

/** Adds two tools on two branches and merges them. Returns the conflicts by file. */
async function mergeTools(one: string, other: string) {
  const { git, commit, read } = createRepository();
  await commit(specOf());
  git("checkout", "--quiet", "-b", "one");
  await commit(specOf(one));
  git("checkout", "--quiet", "-b", "other", "main");
  await commit(specOf(other));
  try {
    git("merge", "--quiet", "--no-edit", "one");
  } catch {
    // Exits with 1 on conflicts.
  }
  const files = git("diff", "--name-only", "--diff-filter=U").trim().split("\n").filter(Boolean);
  return { conflicts: new Map(files.map((path) => [path, conflictsOf(read(path))])), read };
}

test("tools added in different places merge to the output generated from both", async () => {
  const { conflicts, read } = await mergeTools("alpha_record", "record_0003_archive");
  expect([...conflicts.keys()]).toEqual([]);
  const { files } = await generate(specOf("alpha_record", "record_0003_archive"));
  for (const [path, text] of files) expect([path, read(path)]).toEqual([path, text]);
});

test("neighboring tools conflict only in lists with a line for each tool, route or type", async () => {
  const { conflicts } = await mergeTools("record_0012_a", "record_0012_b");
  const sides = [...conflicts.values()].flat(2);
  for (const lines of sides)
    for (const line of lines) expect(line).toMatch(/record_0012_[ab]|record-0012-[ab]|Record0012[AB]/);
  expect([...conflicts.keys()].filter((path) => /\/record_0012_[ab]\./.test(path))).toEqual([]);
  expect(Math.max(0, ...sides.map(({ length }) => length))).toBeLessThanOrEqual(3);
});
