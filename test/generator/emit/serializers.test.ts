import fc from "fast-check";
import { expect, test } from "vitest";
import { emitCompiled } from "../../../generator/emit/compiled.ts";
import type { NamedSchema, Schema } from "../../../generator/model/model.ts";
import { baseModel } from "../base-spec.ts";
import { anyCase, inOrder, sharedSchemas } from "./arbitrary-output.ts";
import { loadCompiled } from "./load-compiled.ts";

/** Loads one tool module per schema, named after the schema. */
function emit(schemas: readonly NamedSchema[]): Promise<ReadonlyMap<string, string>> {
  const base = baseModel();
  const [tool] = base.tools;
  if (!tool) throw new Error("the base specification has tools");
  const tools = schemas.map(({ name }) => ({ ...tool, name: name.toLowerCase(), output: { $ref: name } }));
  return emitCompiled({ ...base, schemas: [...schemas, ...sharedSchemas], tools });
}

/** Returns the generated serializer of one shared schema. */
async function printersOf(schema: Schema, name = "Book"): Promise<string> {
  const code = (await emit([{ name: "Book", schema }])).get(`generated/compiled/schemas/${name}.js`) ?? "";
  return code.slice(code.indexOf("\nconst print") + 1);
}

test("an output is printed member by member, in the order of its schema", async () => {
  const properties: Record<string, Schema> = {
    id: { type: "string" },
    kind: { type: "string", enum: ["novel", "poetry"] },
    pages: { type: "integer" },
    subtitle: { type: ["string", "null"] },
    tags: { type: "array", items: { type: "string" } },
    note: { type: "string" },
    loan: {
      anyOf: [
        {
          type: "object",
          additionalProperties: false,
          required: ["to"],
          properties: { to: { $ref: "Grade" }, "is open": { type: "boolean" } },
        },
        { type: "null" },
      ],
    },
  };
  const required = ["id", "kind", "pages", "subtitle", "tags", "loan"];
  expect(await printersOf({ type: "object", additionalProperties: false, required, properties }))
    .toBe(`const print = (v) =>
  '{"id":"' + escaped(v.id) +
  '","kind":"' + v.kind +
  '","pages":' + v.pages +
  ',"subtitle":' + (v.subtitle === null ? "null" : '"' + escaped(v.subtitle) + '"') +
  ',"tags":' + list(v.tags, text) +
  (v.note === undefined ? "" : ',"note":"' + escaped(v.note) + '"') +
  ',"loan":' + (v.loan === null ? "null" : print_1(v.loan)) +
  "}";

const print_1 = (v) =>
  '{"to":' + (v.to === null ? "null" : '"' + v.to + '"') +
  (v["is open"] === undefined ? "" : ',"is open":' + v["is open"]) +
  "}";
`);
});

test("the first comma is removed if no member is certain to come first", async () => {
  const properties = { note: { type: "string" }, pages: { type: "integer" } };
  expect(await printersOf({ type: "object", additionalProperties: false, required: ["pages"], properties }))
    .toBe(`const print = (v) =>
  "{" + (
    (v.note === undefined ? "" : ',"note":"' + escaped(v.note) + '"') +
    ',"pages":' + v.pages
  ).slice(1) + "}";
`);
});

test("open parts of a schema are printed by JSON.stringify", async () => {
  const properties: Record<string, Schema> = {
    tree: { $ref: "Tree" },
    extras: { type: "object", properties: { a: { type: "string" } } },
    parts: { type: "array", items: { oneOf: [{ type: "string" }, { type: "integer" }] } },
  };
  const required = ["tree", "extras", "parts"];
  expect(await printersOf({ type: "object", additionalProperties: false, required, properties }))
    .toBe(`const print = (v) =>
  '{"tree":' + print_Tree(v.tree) +
  member(',"extras":', v.extras) +
  ',"parts":' + list(v.parts, json) +
  "}";
`);
  expect(await printersOf({ $ref: "Tree" }, "Tree")).toBe(`const print = (v) =>
  '{"name":"' + escaped(v.name) +
  '"' + (v.parent === undefined ? "" : ',"parent":' + (v.parent === null ? "null" : print(v.parent))) +
  (v.children === undefined ? "" : ',"children":' + list(v.children, print)) +
  "}";
`);
  const files = await emit([{ name: "Book", schema: { type: "object" } }]);
  expect(files.get("generated/compiled/schemas/Book.js")).toContain("json as serialize }");
});

test("the text equals that of JSON.stringify, with members in the order of the schema", async () => {
  const cases = fc.sample(anyCase, 200);
  const schemas = cases.map(({ schema }, index) => ({ name: `Case${index}`, schema }));
  const { tool } = await loadCompiled(await emit(schemas));
  for (const [index, { schema, values }] of cases.entries()) {
    const serialize = (await tool(`case${index}`)).serialize as (value: unknown) => string; // accepts any value here
    const isRight = (value: unknown) => {
      // As the only item of an array, so that JSON can represent undefined.
      expect(`[${serialize(value)}]`).toBe(JSON.stringify([inOrder(schema, value)]));
    };
    fc.assert(fc.property(values, isRight), { numRuns: 50 });
  }
});

test("text of other people loses invisible characters, and keeps emoji, flags and other scripts", async () => {
  const schema = {
    type: "object",
    additionalProperties: false,
    required: ["text"],
    properties: { text: { type: "string", "x-third-party": true } },
  };
  const { tool } = await loadCompiled(await emit([{ name: "Book", schema }]));
  const { serialize } = await tool("book");
  const shown = (text: string): string => (JSON.parse(serialize({ text })) as { text: string }).text;
  const kept = [
    "plain",
    'quotes " and \\ and\nlines\tand tabs',
    "né à Zürich",
    "👩‍💻 and ❤️",
    "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
    "می\u200cخواهم",
    "क्\u200dष",
  ];
  for (const text of kept) expect(shown(text)).toBe(text);
  const removed = [
    "\u0000",
    "\u001b",
    "\u007f",
    "\u0086",
    "\u00ad",
    "\u200b",
    "\u200f",
    "\u202a",
    "\u202e",
    "\u2066",
    "\u2069",
    "\ufeff",
    "\u3164",
    "\u{e0041}",
    "\u{e0101}",
    "\u200d",
  ];
  for (const one of removed) expect(shown(`a${one}b`)).toBe("ab");
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => shown(text) === shown(shown(text))));
});
