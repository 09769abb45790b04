import fc from "fast-check";
import { expect, test } from "vitest";
import { emitSerializers } from "../../../generator/emit/serializers.ts";
import type { NamedSchema, Schema } from "../../../generator/model/model.ts";
import { baseModel } from "../base-spec.ts";
import { anyCase, inOrder, sharedSchemas } from "./arbitrary-answer.ts";

const path = "generated/serializers.js";

/** The generated text of one tool per schema, each named after its schema. */
function emit(schemas: readonly NamedSchema[]): string {
  const base = baseModel();
  const [tool] = base.tools;
  if (!tool) throw new Error("the base specification has tools");
  const tools = schemas.map(({ name }) => ({ ...tool, name: name.toLowerCase(), output: { $ref: name } }));
  return emitSerializers({ ...base, schemas: [...schemas, ...sharedSchemas], tools }).get(path) ?? "";
}

type Serializers = Readonly<Record<string, (value: unknown) => string>>;

async function load(code: string): Promise<Serializers> {
  const address = `data:text/javascript;base64,${Buffer.from(code).toString("base64")}`;
  return ((await import(/* @vite-ignore */ address)) as { readonly serializers: Serializers }).serializers;
}

/** What is generated for one schema, without what is the same for all. */
function functionsOf(schema: Schema): string {
  const code = emit([{ name: "Book", schema }]);
  return code.slice(code.indexOf("\nconst print_") + 1, code.indexOf("\nexport const serializers"));
}

test("an answer is printed member by member, in the order of its schema", () => {
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
  expect(functionsOf({ type: "object", additionalProperties: false, required, properties }))
    .toBe(`const print_Book = (v) =>
  '{"id":"' + escaped(v.id) +
  '","kind":"' + v.kind +
  '","pages":' + v.pages +
  ',"subtitle":' + (v.subtitle === null ? "null" : '"' + escaped(v.subtitle) + '"') +
  ',"tags":' + list(v.tags, text) +
  (v.note === undefined ? "" : ',"note":"' + escaped(v.note) + '"') +
  ',"loan":' + (v.loan === null ? "null" : print_Book_1(v.loan)) +
  "}";

const print_Book_1 = (v) =>
  '{"to":' + (v.to === null ? "null" : '"' + v.to + '"') +
  (v["is open"] === undefined ? "" : ',"is open":' + v["is open"]) +
  "}";
`);
});

test("where no member is sure to come first, the first comma is cut off", () => {
  const properties = { note: { type: "string" }, pages: { type: "integer" } };
  expect(functionsOf({ type: "object", additionalProperties: false, required: ["pages"], properties }))
    .toBe(`const print_Book = (v) =>
  "{" + (
    (v.note === undefined ? "" : ',"note":"' + escaped(v.note) + '"') +
    ',"pages":' + v.pages
  ).slice(1) + "}";
`);
});

test("what a schema leaves open is left to JSON.stringify, part by part", () => {
  const properties: Record<string, Schema> = {
    tree: { $ref: "Tree" },
    extras: { type: "object", properties: { a: { type: "string" } } },
    parts: { type: "array", items: { oneOf: [{ type: "string" }, { type: "integer" }] } },
  };
  const required = ["tree", "extras", "parts"];
  expect(functionsOf({ type: "object", additionalProperties: false, required, properties }))
    .toBe(`const print_Book = (v) =>
  '{"tree":' + print_Tree(v.tree) +
  member(',"extras":', v.extras) +
  ',"parts":' + list(v.parts, json) +
  "}";

const print_Tree = (v) =>
  '{"name":"' + escaped(v.name) +
  '"' + (v.parent === undefined ? "" : ',"parent":' + (v.parent === null ? "null" : print_Tree(v.parent))) +
  (v.children === undefined ? "" : ',"children":' + list(v.children, print_Tree)) +
  "}";
`);
  expect(emit([{ name: "Book", schema: { type: "object" } }])).toContain("\n  book: json,\n");
});

test("the text is that of JSON.stringify, with members in the order of the schema", async () => {
  const cases = fc.sample(anyCase, 200);
  const schemas = cases.map(({ schema }, index) => ({ name: `Case${index}`, schema }));
  const serializers = await load(emit(schemas));
  for (const [index, { schema, values }] of cases.entries()) {
    const serialize = serializers[`case${index}`];
    const isRight = (value: unknown) => {
      // As the only item of a list, so that JSON has a text for it.
      expect(`[${serialize?.(value)}]`).toBe(JSON.stringify([inOrder(schema, value)]));
    };
    fc.assert(fc.property(values, isRight), { numRuns: 50 });
  }
});
