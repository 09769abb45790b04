import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { generate, readModel } from "../../generator/generate.ts";
import type { Schema } from "../../generator/model/model.ts";
import { anyObject, anySchema } from "./arbitrary-schema.ts";
import { baseSpec } from "./base-spec.ts";
import { compilerErrors, outline } from "./compile.ts";
import { loadCompiled } from "./emit/load-compiled.ts";

/**
 * Every emitter supports every schema that `check` accepts. One specification contains schemas of all forms: as arguments in a
 * body and in a query, as outputs and as shared schemas. The rejected ones are removed, and code is generated for
 * all others together, so that one compiler run covers them. `RUNS` and `SEED` select more schemas or different ones.
 */
const [runs, seed] = [Number(process.env["RUNS"] ?? 80), Number(process.env["SEED"] ?? 1)];

const probes = fc.sample(
  fc.record({ inBody: anySchema, inQuery: anySchema, output: anyObject, shared: fc.oneof(anySchema, anyObject) }),
  { numRuns: runs, seed },
);

/** Files that are accepted or rejected together. */
type Group = readonly (readonly [path: string, text: string])[];

function tool(name: string, method: string, properties: Schema, output: Schema): readonly [string, string] {
  const text = {
    name,
    title: name,
    summary: "Accepts and returns anything.",
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

const groups = probes.flatMap(({ inBody, inQuery, output, shared }, index): Group[] => {
  const argument = (schema: Schema): Schema => ({ argument: { description: "Of any form.", ...schema } });
  const reference: Schema = { $ref: `Shared${index}`, description: "Of a shared form." };
  // With a bare `$ref`, the shared schema would be an alias of another one, not a schema of its own.
  const own = "$ref" in shared ? { allOf: [shared] } : shared;
  return [
    [tool(`body_${index}`, "POST", argument(inBody), { list_of: "Tag" })],
    [tool(`query_${index}`, "GET", argument(inQuery), { page_of: "Tag" })],
    [tool(`output_${index}`, "POST", {}, output)],
    [
      [`spec/schemas/Shared${index}.yaml`, JSON.stringify({ description: "Of a shared form.", ...own })],
      tool(`shared_${index}`, "POST", argument(reference), { page_of: `Shared${index}` }),
    ],
  ];
});

const base = baseSpec();
const specOf = (some: readonly Group[]) => new Map([...base, ...some.flat()]);

function accept(some: readonly Group[]): readonly Group[] {
  const rejected = new Set(readModel(specOf(some)).diagnostics.map(({ file }) => file));
  const left = some.filter((group) => !group.some(([path]) => rejected.has(path)));
  return left.length === some.length ? some : accept(left);
}

const accepted = accept(groups);
let files: ReadonlyMap<string, string>;

beforeAll(async () => {
  ({ files } = await generate(specOf(accepted)));
});

test("more than a third of the generated schemas are accepted in each place, but in queries only an eighth", () => {
  const count = (kind: string) => accepted.filter((group) => group.some(([path]) => path.includes(`/${kind}_`))).length;
  for (const kind of ["body", "output", "shared"]) expect([kind, count(kind) > runs / 3]).toEqual([kind, true]);
  expect(count("query")).toBeGreaterThan(runs / 8);
});

test("accepted specifications generate programs and data without syntax errors", () => {
  const broken = [...files].flatMap(([path, text]) => {
    if (path.endsWith(".json")) JSON.parse(text);
    const statements = /\.[jt]s$/.test(path) ? outline(path, text) : [];
    return statements.filter((statement) => statement.startsWith("syntax")).map((error) => `${path}: ${error}`);
  });
  expect({ files: files.size > accepted.length, broken }).toEqual({ files: true, broken: [] });
});

test("the generated programs compile", () => {
  expect(compilerErrors(files)).toEqual([]);
});

test("the generated validators load and accept the examples", async () => {
  const { compiled } = await loadCompiled(files);
  const probed = Object.entries(compiled.tools).filter(([tool]) => /_\d+$/.test(tool));
  const rejected: string[] = [];
  for (const [tool, load] of probed) if (!(await load()).validateInput({})) rejected.push(tool);
  expect({ rejected, some: probed.length > runs }).toEqual({ rejected: [], some: true });
});
