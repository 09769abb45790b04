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

/** Keys in which tools differ from a copied tool, by the name of the tool. */
type Tools = Readonly<Record<string, object>>;

/** Returns a specification of `count` tools plus the given ones, in the same category. */
const specOf = (count: number, further: Tools = {}): Map<string, string> => {
  const spec = new Map(copiedTools(count, errors));
  for (const [name, keys] of Object.entries(further))
    spec.set(copiedToolPath("category_01", name), stringify({ ...copiedTool(name), ...keys }));
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

type Spec = ReadonlyMap<string, string>;

/** Commits two specifications on branches of a third one and merges them. Returns the conflicts by file. */
async function merge(base: Spec, one: Spec, other: Spec) {
  const { git, commit, read } = createRepository();
  await commit(base);
  git("checkout", "--quiet", "-b", "one");
  await commit(one);
  git("checkout", "--quiet", "-b", "other", "main");
  await commit(other);
  try {
    git("merge", "--quiet", "--no-edit", "one");
  } catch {
    // Exits with 1 on conflicts.
  }
  const files = git("diff", "--name-only", "--diff-filter=U").trim().split("\n").filter(Boolean);
  return { conflicts: new Map(files.map((path) => [path, conflictsOf(read(path))])), read };
}

/** A write tool with one route. */
const write = (route: string) => ({ effect: "write", idempotent: false, routes: [route] });

test.each<[string, number, Tools, Tools, Tools]>([
  ["a large service", 25, {}, { alpha_record: {} }, { record_0003_archive: {} }],
  ["a service of three tools", 3, {}, { alpha_record: {} }, { zeta_record: {} }],
  [
    "operations of one path",
    3,
    { move_record: write("PATCH /record-0002/search") },
    { alpha_record: { routes: ["GET /record-0002/search"] } },
    { zeta_record: write("DELETE /record-0002/search") },
  ],
])(
  "tools added in different places merge to the output generated from both: %s",
  async (_, count, base, one, other) => {
    const { conflicts, read } = await merge(
      specOf(count, base),
      specOf(count, { ...base, ...one }),
      specOf(count, { ...base, ...other }),
    );
    expect([...conflicts.keys()]).toEqual([]);
    const { files } = await generate(specOf(count, { ...base, ...one, ...other }));
    for (const [path, text] of files) expect([path, read(path)]).toEqual([path, text]);
  },
);

test("neighboring tools conflict only in lists with a line for each tool, path, operation or type", async () => {
  const { conflicts } = await merge(specOf(25), specOf(25, { record_0012_a: {} }), specOf(25, { record_0012_b: {} }));
  const isEnd = (line: string): boolean => /^ *\}[,;]$/.test(line);
  const sides = [...conflicts.values()].flat(2).map((lines) => lines.filter((line) => !isEnd(line)));
  for (const lines of sides)
    for (const line of lines) expect(line).toMatch(/record_0012_[ab]|record-0012-[ab]|Record0012[AB]/);
  expect([...conflicts.keys()].filter((path) => /\/record_0012_[ab]\./.test(path))).toEqual([]);
  // Each tool has two operations, each with a path of its own.
  expect(Math.max(0, ...sides.map(({ length }) => length))).toBeLessThanOrEqual(4);
});
