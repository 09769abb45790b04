import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emitCompiled } from "../../../generator/emit/compiled.ts";
import { createCompiler } from "../../../generator/emit/validators/compile.ts";
import { noConstraints } from "../../../generator/language/constraints.ts";
import { accountArgument } from "../../../generator/model/build-routes.ts";
import type { Model, Schema } from "../../../generator/model/model.ts";
import { loadCompiled, type CompiledFiles } from "./load-compiled.ts";
import { baseModel } from "../base-spec.ts";

interface Validator {
  (value: unknown): boolean;
  errors?: readonly { readonly instancePath: string; readonly keyword: string; readonly params: object }[] | null;
}
type Validators = Readonly<Record<string, Validator>>;

let files: CompiledFiles;
let removeFolder: () => void;
let input: Validators;
let output: Validators;

const properties: Record<string, Schema> = {
  text: { type: "string", minLength: 2, maxLength: 3 },
  since: { type: "string", format: "date-time" },
  limit: { $ref: "Limit" },
  tags: { type: "array", items: { type: "string" }, uniqueItems: true },
  price: { type: "number", multipleOf: 0.01 },
  weeks: { type: "number", multipleOf: 0.7 },
  bytes: { type: "integer", multipleOf: 1e10 },
  ratio: { type: ["number", "null"] },
  exact: { type: "boolean" },
  nested: { $ref: "Tree" },
  steps: {
    type: "array",
    maxItems: 30,
    items: {
      type: "object",
      additionalProperties: false,
      required: ["kind"],
      properties: {
        kind: { type: "string" },
        note: { type: "string" },
        until: { anyOf: [{ type: "string", format: "date" }, { type: "null" }] },
      },
    },
  },
  choice: {
    anyOf: [
      { type: "object", properties: { kind: { const: "a" }, value: { type: "string" } } },
      { type: "object", properties: { kind: { const: "b" }, value: { type: ["string", "null"] } } },
    ],
  },
  labels: { type: "object", additionalProperties: { type: "string" } },
  pairs: { type: "array", uniqueItems: true, items: { type: "object" } },
  code: { type: "string", maxLength: 5, pattern: "^a+$" },
  essay: { type: "string", allOf: [{ minLength: 1 }, { maxLength: 5000 }] },
  shared_essay: { type: "string", allOf: [{ $ref: "LongText" }] },
  marked_essay: { type: "string", $ref: "LongText", pattern: "^a" },
  either_essay: { type: "string", maxLength: 5000, anyOf: [{ type: "string", pattern: "^a" }, { const: "" }] },
  all_essay: { allOf: [{ type: "string", minLength: 1 }, { allOf: [{ maxLength: 5000 }] }] },
  many: { allOf: [{ type: "array", items: { type: "integer" } }, { maxItems: 5000 }] },
  with_one: { type: "array", items: { type: ["integer", "string"] }, contains: { type: "string" } },
  [accountArgument]: { type: "string" },
};

const schemas = [
  {
    name: "Listing",
    schema: { type: "object", properties: { items: { type: "array", uniqueItems: true, items: { type: "object" } } } },
  },
  { name: "LongText", schema: { type: "string", maxLength: 5000 } },
  { name: "Limit", schema: { type: "integer", minimum: 1, maximum: 100, default: 25, description: "Items per page." } },
  {
    name: "Tree",
    schema: {
      type: "object",
      additionalProperties: false,
      required: ["name"],
      properties: { name: { type: "string" }, weight: { type: "number", multipleOf: 0.1 }, child: { $ref: "Tree" } },
    },
  },
];

beforeAll(async () => {
  const base = baseModel();
  const tool = base.tools[0];
  if (!tool) throw new Error("the base specification has no tools");
  const probe = {
    ...tool,
    name: "probe",
    input: { type: "object", additionalProperties: false, properties },
    output: { $ref: "Tree" },
  };
  const names = ["one", "other", "third", "fourth"];
  const constrained = {
    ...probe,
    name: "constrained",
    routes: probe.routes.map((route) => ({ ...route, queryParameters: names })),
    input: { ...probe.input, properties: Object.fromEntries(names.map((name) => [name, { type: "integer" }])) },
    constraints: {
      ...noConstraints,
      exactlyOneOf: [["one", "other"]],
      excludes: { third: ["one", "fourth"] },
      requires: { fourth: ["other"] },
    },
  };
  const rule = { requires: [], excludes: [], exactlyOneOf: [], atLeastOneOf: [] };
  const conditional = {
    ...constrained,
    name: "conditional",
    input: {
      ...constrained.input,
      properties: {
        ...(constrained.input.properties as Record<string, Schema>),
        mode: { enum: ["plain", "add", 5], default: "plain" },
        strict: { type: "boolean" },
      },
    },
    constraints: {
      ...noConstraints,
      atLeastOneOf: [["one", "other", "third"]],
      when: [
        { ...rule, argument: "mode", values: ["add", 5], requires: ["one"], atLeastOneOf: [["third", "fourth"]] },
        { ...rule, argument: "mode", values: ["plain"], excludes: ["fourth"] },
        { ...rule, argument: "strict", values: [false], exactlyOneOf: [["one", "other"]] },
      ],
    },
  };
  const listing = { ...probe, name: "listing", output: { $ref: "Listing" } };
  const tools = [probe, { ...probe, name: "constructor" }, constrained, conditional, listing];
  const model: Model = { ...base, schemas, tools, resources: [] };
  const remove: (() => void)[] = [];
  removeFolder = () => remove.forEach((work) => work());
  files = await loadCompiled(await emitCompiled(model), (work) => remove.push(work));
  const loaded = await Promise.all(tools.map(async ({ name }) => [name, await files.tool(name)] as const));
  input = Object.fromEntries(loaded.map(([name, { validateInput }]) => [name, validateInput]));
  output = Object.fromEntries(loaded.map(([name, { validateOutput }]) => [name, validateOutput]));
});

afterAll(() => removeFolder());

function violations(validators: Validators, value: unknown): readonly string[] {
  const validate = validators["probe"];
  if (validate?.(value)) return [];
  return (validate?.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
}

test("lengths count code points, not UTF-16 units", () => {
  expect(violations(input, { text: "👍👍👍" })).toEqual([]);
  expect(violations(input, { text: "👍" })).toEqual(["/text minLength"]);
});

test("multiples are exact in decimal notation", () => {
  for (const price of [0.07, -4.35, 1234567.89, 1e22, 0]) expect(violations(input, { price })).toEqual([]);
  expect(violations(input, { price: 0.075 })).toEqual(["/price multipleOf"]);
  expect(violations(input, { price: 1e-7 })).toEqual(["/price multipleOf"]);
  expect(violations(input, { weeks: 9007199254740991 })).toEqual(["/weeks multipleOf"]);
  expect(violations(input, { weeks: 2.1, bytes: 3e23 })).toEqual([]);
  expect(violations(input, { bytes: 1 })).toEqual(["/bytes multipleOf"]);
  expect(violations(output, { name: "a", weight: 0.3 })).toEqual([]);
  expect(violations(output, { name: "a", weight: 0.35 })).toEqual(["/weight multipleOf"]);
});

test("an unbounded string has at most 2,000 code points, at any depth", () => {
  const longest = "é".repeat(2000);
  expect(violations(input, { tags: [longest], nested: { name: longest }, [accountArgument]: longest })).toEqual([]);
  const longer = `${longest}!`;
  const found = violations(input, { tags: [longer], nested: { name: longer }, [accountArgument]: longer });
  expect([...found].sort()).toEqual([`/${accountArgument} maxLength`, "/nested/name maxLength", "/tags/0 maxLength"]);
  expect(violations(output, { name: longer })).toEqual([]);
});

test("an unbounded array or object has at most 1,000 items or properties, and is not validated if it has more", () => {
  const strings = (length: number) => Array.from({ length }, (_, index) => `${index}`);
  const numbers = (length: number) => Object.fromEntries(strings(length).map((name) => [name, 1]));
  expect(violations(input, { tags: strings(1000) })).toEqual([]);
  expect(violations(input, { tags: [...strings(1000), 1] })).toEqual(["/tags maxItems"]);
  expect(violations(input, { labels: numbers(1001) })).toEqual(["/labels maxProperties"]);
  expect(violations(input, { pairs: Array.from({ length: 1001 }, () => ({})) })).toEqual(["/pairs maxItems"]);
  expect(violations(input, { code: "b".repeat(11) })).toEqual(["/code maxLength"]);
  expect([...violations(input, { code: "b".repeat(6) })].sort()).toEqual(["/code maxLength", "/code pattern"]);
});

test("a maximum in another schema for the same value replaces the default", () => {
  for (const name of Object.keys(properties).filter((each) => each.endsWith("essay"))) {
    expect(violations(input, { [name]: "a".repeat(5000) })).toEqual([]);
    expect([...new Set(violations(input, { [name]: "a".repeat(5001) }))].join()).toContain(`/${name} maxLength`);
  }
  expect(violations(input, { many: Array.from({ length: 5000 }, () => 1) })).toEqual([]);
});

test("a loop ends after 21 errors, and later keywords are still checked", () => {
  const many = Array.from({ length: 1000 }, (_, index) => index);
  const found = violations(input, { tags: many, limit: 0, labels: Object.fromEntries(many.map((n) => [`k${n}`, n])) });
  expect(found.filter((each) => each.startsWith("/tags"))).toHaveLength(21);
  expect(found.filter((each) => each.startsWith("/labels"))).toHaveLength(21);
  expect(found).toContain("/limit minimum");
  const unknown = Object.fromEntries(many.map((n) => [`unknown${n}`, n]));
  expect(violations(input, unknown)).toHaveLength(21);
  expect(violations(input, { steps: [{ kind: "a", ...unknown }, { kind: 1 }] })).toHaveLength(21);
});

test("if all alternatives fail, there is one error; likewise if no item matches `contains`", () => {
  expect(violations(input, { choice: { kind: "c", value: 1 } })).toEqual(["/choice anyOf"]);
  expect(violations(input, { with_one: [1, 2] })).toEqual(["/with_one contains"]);
  expect(violations(input, { with_one: [...Array.from({ length: 30 }, () => 1), "a"] })).toEqual([]);
});

test("equal items are found for any order of their keys", () => {
  const item = (n: number) => ({ n, parts: [{ a: 1, b: n }] });
  const reordered = { parts: [{ b: 7, a: 1 }], n: 7 };
  expect(violations(input, { pairs: Array.from({ length: 1000 }, (_, n) => item(n)) })).toEqual([]);
  expect(violations(input, { pairs: [item(7), item(8), reordered] })).toEqual(["/pairs uniqueItems"]);
});

test("on request, an input validator deletes optional properties that are null but not nullable", () => {
  const omitted = (value: object) => {
    const copy = structuredClone(value);
    return input["probe"]?.call({ omitsNulls: true }, copy) ? copy : input["probe"]?.errors;
  };
  expect(omitted({ text: null, limit: null, ratio: null })).toEqual({ limit: 25, ratio: null });
  expect(omitted({ steps: [{ kind: "a", note: null, until: null }] })).toEqual({
    steps: [{ kind: "a", until: null }],
    limit: 25,
  });
  expect(omitted({ nested: { name: "a", child: { name: "b", child: null } } })).toMatchObject({
    nested: { name: "a", child: { name: "b" } },
  });
  expect(omitted({ choice: { kind: "b", value: null } })).toMatchObject({ choice: { kind: "b", value: null } });
  expect(omitted({ steps: [{ kind: null }] })).toMatchObject([{ instancePath: "/steps/0/kind", keyword: "type" }]);
  expect(omitted({ tags: [null] })).toMatchObject([{ instancePath: "/tags/0" }]);
  expect(omitted({ labels: { a: null } })).toMatchObject([{ instancePath: "/labels/a" }]);
  expect(violations(input, { text: null })).toEqual(["/text type"]);
});

test("a time has the separator T, and an offset with minutes, so that Date.parse can read it", () => {
  const times = [
    "2026-06-15T09:30:00Z",
    "2026-06-15t09:30:00.25z",
    "2026-06-15t09:30:00-05:30",
    "2026-06-15T09:30:00+0530",
  ];
  for (const since of times) {
    expect(violations(input, { since })).toEqual([]);
    expect(Date.parse(since)).not.toBeNaN();
  }
  for (const since of [
    "2026-06-15T09:30:00+05",
    "2026-06-15 09:30:00Z",
    "0027-06-15 09:30:00Z",
    "2026-06-15T09:30:00.25-05",
    "2026-06-15\u00a009:30:00Z",
  ])
    expect(violations(input, { since })).toEqual(["/since format"]);
});

test("all problems are reported together, each with its pointer", () => {
  const found = violations(input, { text: "a", since: "yesterday", limit: 0, tags: ["a", "a"], ratio: "1", other: 1 });
  expect([...found].sort()).toEqual([
    " additionalProperties",
    "/limit minimum",
    "/ratio type",
    "/since format",
    "/tags uniqueItems",
    "/text minLength",
  ]);
});

test("arguments satisfy the constraints between them, and an error contains the arguments it concerns", () => {
  const problems = (...names: readonly string[]) => {
    const validate = input["constrained"];
    const isValid = validate?.(Object.fromEntries(names.map((name) => [name, 7])));
    return isValid ? [] : (validate?.errors ?? []).map(({ keyword, params }) => ({ keyword, params }));
  };
  const group = ["one", "other"];
  expect(problems("one")).toEqual([]);
  expect(problems("other", "fourth")).toEqual([]);
  expect(problems()).toEqual([{ keyword: "exactlyOneOf", params: { group, given: [] } }]);
  expect(problems("other", "one")).toEqual([{ keyword: "exactlyOneOf", params: { group, given: group } }]);
  expect(problems("other", "fourth", "third")).toEqual([
    { keyword: "excludes", params: { property: "third", other: "fourth" } },
  ]);
  expect(problems("one", "fourth")).toMatchObject([
    { keyword: "dependentRequired", params: { property: "fourth", missingProperty: "other" } },
  ]);
});

test("a condition on an argument applies only if the argument has that value, or is omitted and the value is its default", () => {
  const problems = (value: object) => {
    const validate = input["conditional"];
    const isValid = validate?.({ ...value });
    return isValid ? [] : (validate?.errors ?? []).map(({ keyword, params }) => ({ keyword, ...params }));
  };
  expect(problems({ one: 1 })).toEqual([]);
  expect(problems({ mode: "add", one: 1, fourth: 4 })).toEqual([]);
  expect(problems({ strict: true, one: 1, other: 2 })).toEqual([]);
  expect(problems({ mode: "other", fourth: 4, one: 1 })).toMatchObject([{ keyword: "enum" }]);
  expect(problems({ mode: "add" })).toEqual([
    { keyword: "atLeastOneOf", group: ["one", "other", "third"] },
    { keyword: "when", argument: "mode", value: "add", rule: "required", missingProperty: "one" },
    { keyword: "when", argument: "mode", value: "add", rule: "atLeastOneOf", group: ["third", "fourth"] },
  ]);
  expect(problems({ one: 1, fourth: 4 })).toEqual([
    { keyword: "when", argument: "mode", value: "plain", rule: "excluded", property: "fourth" },
  ]);
  expect(problems({ mode: 5, other: 1, third: 1 })).toMatchObject([{ value: 5, missingProperty: "one" }]);
  expect(problems({ mode: "5", other: 1 })).toMatchObject([{ keyword: "enum" }]);
  const group = ["one", "other"];
  expect(problems({ strict: false, one: 1, other: 2 })).toEqual([
    { keyword: "when", argument: "strict", value: false, rule: "exactlyOneOf", group, given: group },
  ]);
  expect(problems({ strict: "false", third: 1 })).toMatchObject([{ keyword: "type" }]);
});

test("the default of a shared schema is filled in", () => {
  const value = {};
  expect(violations(input, value)).toEqual([]);
  expect(value).toEqual({ limit: 25 });
});

test("arguments are never converted", () => {
  expect([...violations(input, { limit: "7", exact: "true", ratio: "0.5", tags: "one" })].sort()).toEqual([
    "/exact type",
    "/limit type",
    "/ratio type",
    "/tags type",
  ]);
});

test("a recursive schema is validated at every depth", () => {
  expect(violations(input, { nested: { name: "a", child: { name: "b", child: {} } } })).toEqual([
    "/nested/child/child required",
  ]);
  expect(violations(output, { name: "a", child: { name: 1 } })).toEqual(["/child/name type"]);
});

test("outputs are checked, never changed", () => {
  const response = { name: "a", child: { name: "b" } };
  expect(violations(output, response)).toEqual([]);
  expect(response).toEqual({ name: "a", child: { name: "b" } });
});

test("the check of an output stops at the first error", () => {
  expect(violations(output, { name: 1, child: { name: 2 }, other: 3 })).toHaveLength(1);
});

test("equal items of an output are found in linear time", () => {
  const validate = output["listing"];
  const items = Array.from({ length: 20_000 }, (_, index) => ({ index, text: "a" }));
  const startedAt = performance.now();
  expect(validate?.({ items })).toBe(true);
  expect(validate?.({ items: [...items, { text: "a", index: 7 }] })).toBe(false);
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});

test("only tools have modules, not names that objects inherit", () => {
  const { tools } = files.compiled;
  expect(Object.keys(tools)).toEqual(["conditional", "constrained", "constructor", "listing", "probe"]);
  expect("toString" in tools).toBe(false);
  expect("__proto__" in tools).toBe(false);
});

test("a module depends only on its own schema", async () => {
  const { input: compile } = await createCompiler();
  const schema = { type: "object", properties: { since: { type: "string", maxLength: 40, format: "date-time" } } };
  const first = compile(schema);
  compile({ type: "array", uniqueItems: true, items: { type: "string", pattern: "^a" } });
  expect(compile(schema)).toEqual(first);
});

test("a keyword unknown to ajv is rejected, not ignored", async () => {
  const compiler = await createCompiler();
  const schema = { type: "object", properties: { text: { type: "string", maxlength: 3 } } };
  expect(() => compiler.input(schema)).toThrow(/unknown keyword: "maxlength"/);
  expect(() => compiler.output(schema)).toThrow(/unknown keyword: "maxlength"/);
});

test("plain Node and a bundler run the same code", async () => {
  const entry = join(files.folder, "entry.mjs");
  const code = `import { compiled } from "./generated/compiled/index.js";
const { validateInput, serialize } = await compiled.tools.probe();
console.log(validateInput({ text: "👍👍", since: "2026-11-20T10:00:00Z", tags: ["a"] }), validateInput({ since: "no" }));
console.log(serialize({ name: "a", child: { name: "b" } }));
`;
  await writeFile(entry, code);
  const bundled = join(files.folder, "bundled");
  await build({
    entryPoints: [entry],
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "neutral",
    mainFields: ["main"],
    outdir: bundled,
    outExtension: { ".js": ".mjs" },
    logLevel: "error",
  });
  const run = promisify(execFile);
  for (const file of [entry, join(bundled, "entry.mjs")]) {
    const expected = 'true false\n{"name":"a","child":{"name":"b"}}\n';
    expect((await run(process.execPath, [file])).stdout).toBe(expected);
  }
});
