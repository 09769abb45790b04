import { resolve } from "node:path";
import { Project, ts } from "ts-morph";
import { expect, test } from "vitest";
import { generate } from "../../../generator/generate.ts";
import { readSpec } from "../../../generator/read-folder.ts";
import { planRename, type RenamePlan } from "../../../generator/rename/plan.ts";
import { parseRename } from "../../../generator/rename/target.ts";

const root = resolve(".");
const spec = readSpec(root) ?? new Map<string, string>();

/** Plans a rename in this repository. Nothing is written. */
const plan = (kind: string, from: string, to: string): RenamePlan =>
  planRename(parseRename(kind, from, to), { root, spec, keepOld: false, today: "2026-11-01" });

/** Returns the errors of the compiler in the code that a plan changes. */
async function compile({ writes, removes }: RenamePlan): Promise<readonly string[]> {
  const texts = new Map([...spec].filter(([path]) => !removes.includes(path)));
  for (const [path, text] of writes) if (path.startsWith("spec/")) texts.set(path, text);
  const { files } = await generate(texts);
  // ts-morph does not find out that added files are ES modules.
  const compilerOptions = { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler };
  const project = new Project({ tsConfigFilePath: `${root}/tsconfig.json`, compilerOptions });
  for (const [path, text] of [...writes, ...files])
    if (path.endsWith(".ts")) project.createSourceFile(`${root}/${path}`, text, { overwrite: true });
  const changed = [...writes.keys()].filter((path) => path.endsWith(".ts"));
  return changed
    .flatMap((path) => project.getSourceFileOrThrow(`${root}/${path}`).getPreEmitDiagnostics())
    .map((one) => project.formatDiagnosticsWithColorAndContext([one]));
}

test("the argument keyword of search_people is renamed, and code that reads it as the argument of another type is reported", async () => {
  const renamed = plan("input", "search_people.keyword", "query");
  expect(renamed.diagnostics).toEqual([]);
  const changed = renamed.writes.get("spec/tools/search/search_people.yaml");
  expect(changed).toContain("    query:");
  expect(changed).not.toContain("    keyword:");
  expect(renamed.counts.get("test/handlers/network/connectors/archive/import/tools.test.ts")).toBe(1);
  expect(renamed.flows).toEqual([
    expect.objectContaining({
      file: "handlers/tools/search/search_people.ts",
      text: expect.stringContaining("keyword"),
    }),
  ]);
  expect(renamed.mentions).toContainEqual(
    expect.objectContaining({ file: "test/handlers/tools/search/search_people.test.ts" }),
  );
  // Another tool with an argument of this name.
  expect(renamed.writes.has("spec/tools/search/search_companies.yaml")).toBe(false);
}, 600_000);

test("the type of members in shared schemas is renamed in every handler", async () => {
  const renamed = plan("schema", "MemberRef", "MemberReference");
  expect(renamed.diagnostics).toEqual([]);
  expect(renamed.mentions.filter(({ file }) => file.startsWith("handlers/"))).toEqual([]);
  expect(renamed.moves.get("spec/schemas/MemberRef.yaml")).toBe("spec/schemas/MemberReference.yaml");
  expect([...renamed.counts.keys()]).toEqual(
    expect.arrayContaining(["spec/schemas/Conversation.yaml", "handlers/detail/member-item.ts"]),
  );
  expect(await compile(renamed)).toEqual([]);
}, 600_000);
