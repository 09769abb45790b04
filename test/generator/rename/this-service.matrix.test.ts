import { expect, test } from "vitest";
import { createCheckMemory } from "../../../generator/check-memory.ts";
import { diff } from "../../../generator/diff/diff.ts";
import { readChecked } from "../../../generator/diff/source/read-source.ts";
import type { SpecTexts } from "../../../generator/generate.ts";
import type { ToolModel } from "../../../generator/model/model.ts";
import { planSpec } from "../../../generator/rename/plan.ts";
import { parseRename } from "../../../generator/rename/target.ts";
import { sampleSimilar } from "../../support/run-all-tests.ts";
import { compile, plan, spec, today } from "./this-service.ts";

test("the argument keyword of search_people is renamed, and code that needs the old name is reported", async () => {
  const renamed = await plan("input", "search_people.keyword", "query");
  expect(renamed.diagnostics).toEqual([]);
  const changed = renamed.writes.get("spec/tools/search/search_people.yaml");
  expect(changed).toContain("    query:");
  expect(changed).not.toContain("    keyword:");
  expect(renamed.counts.get("test/handlers/network/connectors/archive/import/tools.test.ts")).toBe(1);
  // The seed passes its query on as the query of a saved search, and the other two files pass the input on as the query of a
  // network. Both of these types have an optional property of this name.
  const text = expect.stringMatching(/: its keyword is used as keyword of handlers\/network\/port\/search\.ts:\d+$/);
  expect(renamed.counts.get("handlers/app/demo/seed-saved-searches.ts")).toBe(1);
  expect(renamed.problems).toEqual([
    expect.objectContaining({ file: "handlers/app/demo/seed-saved-searches.ts" }),
    expect.objectContaining({ file: "handlers/service/saved-searches/target-query.ts", text }),
    expect.objectContaining({ file: "handlers/tools/search/search_people.ts", text }),
  ]);
  expect(renamed.mentions).toContainEqual(
    expect.objectContaining({ file: "test/handlers/tools/search/search_people.test.ts" }),
  );
  // Another tool with an argument of this name.
  expect(renamed.writes.has("spec/tools/search/search_companies.yaml")).toBe(false);
}, 600_000);

test("the shared schema MemberRef is renamed in every schema and handler that uses it", async () => {
  const renamed = await plan("schema", "MemberRef", "MemberReference");
  expect(renamed.diagnostics).toEqual([]);
  expect(renamed.mentions.filter(({ file }) => file.startsWith("handlers/"))).toEqual([]);
  expect(renamed.moves.get("spec/schemas/MemberRef.yaml")).toBe("spec/schemas/MemberReference.yaml");
  expect([...renamed.counts.keys()]).toEqual(
    expect.arrayContaining(["spec/schemas/Conversation.yaml", "handlers/detail/member-item.ts"]),
  );
  expect(await compile(renamed)).toEqual([]);
}, 600_000);

test("with --keep-old, the old names of tools can do everything that they could before", () => {
  const before = readChecked(spec, today);
  const memory = createCheckMemory();
  const texts = sampleSimilar(before.model?.tools ?? []).reduce<SpecTexts>(
    (current, { name }) =>
      planSpec(parseRename("tool", name, `${name}_zz`), { spec: current, keepOld: true, today, memory }).texts,
    spec,
  );
  const after = readChecked(texts, today);
  expect(after.diagnostics).toEqual([]);
  if (!before.model || !after.model) throw new Error("a specification has problems");
  const { changes } = diff(
    { label: "before", model: before.model, files: before.files },
    { model: after.model, files: after.files },
    today,
  );
  // An older name is never listed; operations and resources have the new name of the tool.
  const breaking = changes.filter(({ severity }) => severity === "breaking").map(({ kind }) => kind);
  expect([...new Set(breaking)].sort()).toEqual(["operation-renamed", "resource-tool-changed", "tool-unlisted"]);
  for (const tool of before.model.tools) {
    const older = after.model.tools.find(({ name }) => name === tool.name);
    // Texts name other tools by their new names.
    const texted = JSON.parse(JSON.stringify({ ...older, ...ownOf(tool) }).replaceAll("_zz", "")) as unknown;
    expect(texted).toEqual(tool);
  }
}, 600_000);

/** The properties that an older name and the tool that replaces it do not share. */
const ownOf = ({
  title,
  details,
  synonyms,
  live,
  documented,
  deprecated,
  replacedBy,
  routes,
  examples,
  response,
}: ToolModel) => {
  return { title, details, synonyms, live, documented, deprecated, replacedBy, routes, examples, response };
};
