import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { generate, readModel } from "../../generator/generate.ts";
import type { Schema } from "../../generator/model/model.ts";
import { anyObject, anySchema } from "./arbitrary-schema.ts";
import { baseSpec } from "./base-spec.ts";
import { complaints, outline } from "./compile.ts";
import { loadCompiled } from "./emit/load-compiled.ts";

/**
 * Every emitter can work with what `check` accepts. Schemas of all forms stand in one specification, as arguments in a body
 * and in a query, as answers and as shared schemas; those that are refused are taken out, and the rest is generated as a
 * whole, so that one run of the compiler sees them all. `RUNS` and `SEED` look further.
 */
const [runs, seed] = [Number(process.env["RUNS"] ?? 80), Number(process.env["SEED"] ?? 1)];

const probes = fc.sample(
  fc.record({ inBody: anySchema, inQuery: anySchema, answer: anyObject, shared: fc.oneof(anySchema, anyObject) }),
  { numRuns: runs, seed },
);

/** Files that are accepted or refused together. */
type Group = readonly (readonly [path: string, text: string])[];

function tool(name: string, method: string, properties: Schema, output: Schema): readonly [string, string] {
  const text = {
    name,
    title: name,
    summary: "Takes and answers anything.",
    effect: "read",
    idempotent: true,
    safety: "none",
    scopes: ["core"],
    routes: [`${method} /${name.replace("_", "-")}`],
    input: { type: "object", additionalProperties: false, properties },
    output,
    errors: [],
    examples: [{ title: "Nothing", input: {} }],
  };
  return [`spec/tools/books/${name}.yaml`, JSON.stringify(text)];
}

const groups = probes.flatMap(({ inBody, inQuery, answer, shared }, index): Group[] => {
  const argument = (schema: Schema): Schema => ({ argument: { description: "Of any form.", ...schema } });
  const reference: Schema = { $ref: `Shared${index}`, description: "Of a shared form." };
  // What a reference alone says, it says of the schema that it names.
  const own = "$ref" in shared ? { allOf: [shared] } : shared;
  return [
    [tool(`body_${index}`, "POST", argument(inBody), { list_of: "Tag" })],
    [tool(`query_${index}`, "GET", argument(inQuery), { page_of: "Tag" })],
    [tool(`answer_${index}`, "POST", {}, answer)],
    [
      [`spec/schemas/Shared${index}.yaml`, JSON.stringify({ description: "Of a shared form.", ...own })],
      tool(`shared_${index}`, "POST", argument(reference), { page_of: `Shared${index}` }),
    ],
  ];
});

const base = baseSpec();
const specOf = (some: readonly Group[]) => new Map([...base, ...some.flat()]);

function accept(some: readonly Group[]): readonly Group[] {
  const refused = new Set(readModel(specOf(some)).diagnostics.map(({ file }) => file));
  const left = some.filter((group) => !group.some(([path]) => refused.has(path)));
  return left.length === some.length ? some : accept(left);
}

const accepted = accept(groups);
let files: ReadonlyMap<string, string>;

beforeAll(async () => {
  ({ files } = await generate(specOf(accepted)));
});

test("most of what is tried is accepted, everywhere", () => {
  const count = (kind: string) => accepted.filter((group) => group.some(([path]) => path.includes(`/${kind}_`))).length;
  for (const kind of ["body", "answer", "shared"]) expect([kind, count(kind) > runs / 3]).toEqual([kind, true]);
  expect(count("query")).toBeGreaterThan(runs / 8);
});

test("whatever is accepted gives programs and data that can be read", () => {
  const broken = [...files].flatMap(([path, text]) => {
    if (path.endsWith(".json")) JSON.parse(text);
    const statements = /\.[jt]s$/.test(path) ? outline(path, text) : [];
    return statements.filter((statement) => statement.startsWith("syntax")).map((error) => `${path}: ${error}`);
  });
  expect({ files: files.size > accepted.length, broken }).toEqual({ files: true, broken: [] });
});

test("it compiles", () => {
  expect(complaints(files)).toEqual([]);
}, 60_000);

test("its validators load, and take the examples", async () => {
  const { compiled } = await loadCompiled(files);
  const probed = Object.entries(compiled.tools).filter(([tool]) => /_\d+$/.test(tool));
  const refused: string[] = [];
  for (const [tool, load] of probed) if (!(await load()).validateInput({})) refused.push(tool);
  expect({ refused, some: probed.length > runs }).toEqual({ refused: [], some: true });
});
