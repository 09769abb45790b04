import fc from "fast-check";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { checkSpec } from "../../../generator/check/check-spec.ts";
import { formatDiagnostic, sortDiagnostics, type Diagnostic } from "../../../generator/load/diagnostic.ts";
import { RULES } from "../../../generator/check/rule-codes.ts";
import { generate } from "../../../generator/generate.ts";
import { loadSpec } from "../../../generator/load/load-spec.ts";
import { randomCases } from "../../support/run-all-tests.ts";

const root = fileURLToPath(new URL("../../golden/base/", import.meta.url));
const base = new Map(
  readdirSync(`${root}spec`, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".yaml"))
    .map((path) => `spec/${path.replaceAll("\\", "/")}`)
    .map((path) => [path, readFileSync(root + path, "utf8")]),
);

const numRuns = randomCases(50, 300);

/** Values that a careless or hostile author could write anywhere. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e400,
  "",
  " ",
  "none",
  "$ref",
  "__proto__",
  "constructor",
  "a\u202eb",
  "\ud800",
  "{{",
  "{% if",
  "${x}",
  "*/",
  "GET /{",
  "GET /a//{b}",
  "POST /{__proto__}",
  "(",
  "(a+)+$",
  "\\",
  "#/x",
  "http://json-schema.org/draft-07/schema#",
  "x".repeat(5000),
  [],
  [null],
  [[[]]],
  {},
  { $ref: "Book" },
  { $ref: "constructor" },
  { $ref: 7 },
  { type: "object" },
  { type: [] },
  { properties: { constructor: null } },
  { page_of: {} },
  { enum: [] },
  { allOf: [{ $ref: "Tag" }] },
  { "": "" },
  JSON.parse('{"__proto__": {"type": "string"}}'),
];

const KEYS = [
  "name",
  "type",
  "$ref",
  "$id",
  "$schema",
  "enum",
  "const",
  "properties",
  "required",
  "items",
  "anyOf",
  "default",
  "examples",
  "pattern",
  "format",
  "minimum",
  "maximum",
  "additionalProperties",
  "toString",
  "hasOwnProperty",
  "__proto__",
  "effect",
  "routes",
  "fixed",
  "actions",
  "setup",
  "page_of",
  "text",
  "tools",
  "arguments",
];

interface Mutation {
  readonly file: number;
  readonly place: number;
  readonly kind: "replace" | "remove" | "rename" | "add" | "double" | "copy";
  readonly value: unknown;
  readonly key: string;
  readonly from: number;
}

const mutation: fc.Arbitrary<Mutation> = fc.record({
  file: fc.nat(),
  place: fc.nat(),
  kind: fc.constantFrom("replace", "remove", "rename", "add", "double", "copy"),
  value: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...HOSTILE) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  ),
  key: fc.oneof(fc.constantFrom(...KEYS), fc.string({ maxLength: 8, unit: "binary" })),
  from: fc.nat(),
});

test("a specification with arbitrary values in arbitrary places causes diagnostics, never an exception", () => {
  fc.assert(
    fc.property(fc.array(mutation, { minLength: 1, maxLength: 6 }), (mutations) => {
      expectDiagnostics(mutate(mutations));
    }),
    { numRuns },
  );
}, 120_000);

test("files with arbitrary text cause diagnostics, never an exception", () => {
  const edit = fc.record({
    file: fc.nat(),
    at: fc.nat(),
    remove: fc.nat({ max: 40 }),
    insert: fc.oneof(
      fc.string({ maxLength: 12, unit: "binary" }),
      fc.constantFrom(
        "{",
        "[",
        "'",
        '"',
        ": ",
        "- ",
        "\t",
        "\n",
        "|",
        "&a ",
        "*a",
        "!t ",
        "---\n",
        "? ",
        "%",
        "@",
        "\0",
        "<<: ",
      ),
    ),
  });
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 4 }), (edits) => {
      const paths = [...base.keys()];
      const spec = new Map(base);
      for (const { file, at, remove, insert } of edits) {
        const path = paths[file % paths.length] ?? "";
        const text = spec.get(path) ?? "";
        const start = at % (text.length + 1);
        spec.set(path, text.slice(0, start) + insert + text.slice(start + remove));
      }
      expectDiagnostics(spec);
    }),
    { numRuns },
  );
}, 120_000);

test("an arbitrary set of files causes diagnostics, never an exception", () => {
  fc.assert(
    fc.property(fc.subarray([...base.keys()]), (missing) => {
      expectDiagnostics(new Map([...base].filter(([path]) => !missing.includes(path))));
    }),
    { numRuns: 50 },
  );
}, 120_000);

test("every accepted specification can be generated", async () => {
  const accepted = fc.sample(mutation, { numRuns: 80, seed: 7 }).map((change) => mutate([change]));
  for (const spec of accepted.filter((files) => expectDiagnostics(files).length === 0)) {
    expect((await generate(spec)).files.size).toBeGreaterThan(0);
  }
}, 120_000);

test("excessive nesting causes a diagnostic", () => {
  for (const text of ["[".repeat(50_000), "{a: ".repeat(5_000), `type: ${"[".repeat(900)}${"]".repeat(900)}`]) {
    expect(expectDiagnostics(new Map([...base, ["spec/schemas/Tag.yaml", text]]))).not.toEqual([]);
  }
  const deep = `${"{ type: array, items: ".repeat(400)}{ type: string }${" }".repeat(400)}`;
  expect(expectDiagnostics(new Map([...base, ["spec/schemas/Tag.yaml", deep]])).length).toBeLessThan(10);
});

function expectDiagnostics(spec: ReadonlyMap<string, string>): readonly Diagnostic[] {
  const { files, diagnostics: syntax } = loadSpec(spec);
  const found = [...syntax, ...checkSpec(files)];
  for (const diagnostic of found) {
    expect(Object.keys(RULES)).toContain(diagnostic.code);
    const lines = (spec.get(diagnostic.file) ?? "").split(/\r\n|\n|\r/).length;
    expect(diagnostic.line).toBeGreaterThan(0);
    expect(diagnostic.line).toBeLessThanOrEqual(lines + 1);
    expect(formatDiagnostic(diagnostic)).toMatch(/^\S+:\d+:\d+: error [a-z-]+: [^\n\0]+(\n {2}hint: [^\n\0]+)?$/);
  }
  expect(sortDiagnostics(found)).toHaveLength(found.length);
  return found;
}

function mutate(mutations: readonly Mutation[]): ReadonlyMap<string, string> {
  const paths = [...base.keys()];
  const values = new Map<string, unknown>();
  for (const change of mutations) {
    const path = paths[change.file % paths.length] ?? "";
    const value: unknown = values.has(path) ? values.get(path) : parse(base.get(path) ?? "");
    values.set(path, apply(value, change));
  }
  return new Map([...base].map(([path, text]) => [path, values.has(path) ? stringify(values.get(path)) : text]));
}

type Holder = Record<string | number, unknown>;

function apply(root: unknown, { place, kind, value, key, from }: Mutation): unknown {
  const places = placesIn(root);
  const chosen = places[place % Math.max(places.length, 1)];
  if (!chosen) return value;
  const { holder, step } = chosen;
  const list = Array.isArray(holder);
  if (kind === "remove" && list) holder.splice(Number(step), 1);
  else if (kind === "remove") Reflect.deleteProperty(holder, step);
  else if (kind === "rename" && !list) {
    define(holder, key, holder[step]);
    if (key !== step) Reflect.deleteProperty(holder, step);
  } else if (kind === "add" && !list) define(holder, key, structuredClone(value));
  else if (kind === "double" && list) holder.push(structuredClone(holder[Number(step)]));
  else if (kind === "copy") {
    const other = places[from % places.length];
    define(holder, step, other && structuredClone(other.holder[other.step]));
  } else define(holder, step, structuredClone(value));
  return root;
}

/** Sets an own property, even if its name is `__proto__`. */
function define(holder: Holder, step: string | number, value: unknown): void {
  Object.defineProperty(holder, step, { value, writable: true, enumerable: true, configurable: true });
}

function placesIn(value: unknown): { readonly holder: Holder; readonly step: string | number }[] {
  if (typeof value !== "object" || value === null) return [];
  const holder = value as Holder;
  return Object.keys(holder).flatMap((step) => [{ holder, step }, ...placesIn(holder[step])]);
}
