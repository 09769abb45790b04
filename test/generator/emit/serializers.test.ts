import fc from "fast-check";
import { expect, test } from "vitest";
import { emitCompiled } from "../../../generator/emit/compiled.ts";
import { thirdPartyPlaces } from "../../../generator/emit/third-party.ts";
import type { NamedSchema, Schema } from "../../../generator/model/model.ts";
import { baseModel } from "../base-spec.ts";
import { anyCase, inOrder, sharedSchemas } from "./arbitrary-output.ts";
import { loadCompiled } from "./load-compiled.ts";

/** Emits the modules of one tool for each schema, named after the schema. */
function emit(schemas: readonly NamedSchema[]): Promise<ReadonlyMap<string, string>> {
  const base = baseModel();
  const [tool] = base.tools;
  if (!tool) throw new Error("the base specification has no tools");
  const tools = schemas.map(({ name }) => ({ ...tool, name: name.toLowerCase(), output: { $ref: name } }));
  return emitCompiled({ ...base, schemas: [...schemas, ...sharedSchemas], tools });
}

/** Returns the generated serializer of one shared schema. */
async function printersOf(schema: Schema, name = "Book"): Promise<string> {
  const code = (await emit([{ name: "Book", schema }])).get(`generated/compiled/schemas/${name}.js`) ?? "";
  return code.slice(code.indexOf("\nconst print") + 1);
}

test("an output is printed property by property, in the order of its schema", async () => {
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

test("the first comma is removed if no property is certain to come first", async () => {
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

test("the text equals that of JSON.stringify, with properties in the order of the schema", async () => {
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

/** Returns a function that serializes a text of other people, and returns the text that is written. */
async function visibleWriter(): Promise<(text: string) => string> {
  const schema = {
    type: "object",
    additionalProperties: false,
    required: ["text"],
    properties: { text: { type: "string", "x-third-party": true } },
  };
  const { tool } = await loadCompiled(await emit([{ name: "Book", schema }]));
  const { serialize } = await tool("book");
  return (text) => (JSON.parse(serialize({ text })) as { text: string }).text;
}

/** Returns a text in tag characters, which are invisible. */
const inTags = (text: string): string =>
  Array.from(text, (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join("");
const flagOf = (region: string): string => `🏴${inTags(region)}\u{e007f}`;

test("text of other people keeps emoji, flags and other scripts", async () => {
  const shown = await visibleWriter();
  const kept = [
    "plain",
    'quotes " and \\ and\nlines\tand tabs',
    "né à Zürich",
    "👩‍💻 and ❤️, 👁️‍🗨️, 🕵🏻‍♂️, 🏳️‍🌈, 👨‍👩‍👧‍👦, ©️ ™︎",
    "1️⃣ #️⃣ *️⃣",
    [flagOf("gbeng"), flagOf("gbsct"), flagOf("gbwls")].join(" "),
    "می\u200cخواهم",
    "क्\u200dष",
    "അവന്\u200d",
    "ශ්\u200dරී",
    "神\ufe00 ≨\ufe00",
    "ᠠ\u180b",
  ];
  for (const text of kept) expect(shown(text)).toBe(text);
});

const blanks =
  "\u0000 \u001b \u007f \u0086 \u00ad \u034f \u061c \u115f \u17b4 \u180b \u180e \u200b \u200c \u200d \u200f";
const controls = "\u202a \u202e \u2060 \u2066 \u2069 \u3164 \ufe00 \ufe0e \ufe0f \ufeff \uffa0 \ufff0 \ufff9";
const supplementary = "\u{13437} \u{1bca0} \u{1d173} \u{e0001} \u{e0041} \u{e007f} \u{e0101} \u{e0fff}";

test("text of other people loses invisible characters, and cleaning it again changes nothing", async () => {
  const shown = await visibleWriter();
  for (const one of [blanks, controls, supplementary].join(" ").split(" ")) {
    expect([one, shown(`a${one}b`)]).toEqual([one, "ab"]);
    expect([one, shown(`${one}a\n${one}`)]).toEqual([one, "a\n"]);
  }
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => shown(text) === shown(shown(text))));
  const mark = fc.constantFrom(
    ...Array.from("\u200c\u200d\u200b\ufe0f\ufe00\u20e3🏴❤👩🏻नمa1神"),
    ...Array.from(inTags("gbeng")),
    "\u{e007f}",
  );
  fc.assert(fc.property(fc.array(mark), (marks) => shown(marks.join("")) === shown(shown(marks.join("")))));
});

test("a file that contains text of other people is unchanged", async () => {
  const file = { type: "string", "x-third-party": true, contentMediaType: "text/plain" };
  const schema = { type: "object", additionalProperties: false, required: ["file"], properties: { file } };
  const { tool } = await loadCompiled(await emit([{ name: "Book", schema }]));
  expect((await tool("book")).serialize({ file: "\u200d💻\u200b" })).toBe('{"file":"\u200d💻\u200b"}');
});

test("texts of other people in open parts of a schema are located and cleaned", async () => {
  const text = { type: "string", "x-third-party": true };
  const properties: Record<string, Schema> = {
    note: { ...text, type: ["string", "integer"] },
    labels: { type: "object", additionalProperties: text },
    lists: { type: "object", additionalProperties: false, patternProperties: { "^x": { type: "array", items: text } } },
    pair: { type: "array", prefixItems: [{ type: "integer" }, { $ref: "Said" }] },
    either: { anyOf: [{ type: "integer" }, { $ref: "Said" }] },
    said: { type: "string", allOf: [{ $ref: "Said" }] },
    own: { type: ["string", "integer"] },
  };
  const schema = { type: "object", additionalProperties: false, properties };
  const said = { name: "Said", schema: text };
  expect(thirdPartyPlaces(schema, new Map([[said.name, said.schema]]))).toEqual([
    ...["/note", "/labels/*", "/lists/*/*", "/pair/1", "/either", "/said"],
  ]);
  const { tool } = await loadCompiled(await emit([{ name: "Book", schema }, said]));
  const hidden = "a\u200b";
  const value = (shown: string) => ({
    ...{ note: shown, labels: { a: shown }, lists: { x: [shown] }, pair: [1, shown], either: shown, said: shown },
    own: hidden,
  });
  expect((await tool("book")).serialize(value(hidden))).toBe(JSON.stringify(value("a")));
});

test("sequences that can carry a hidden message are removed from text of other people", async () => {
  const shown = await visibleWriter();
  const bits = "\u200c\u200d\u200d\u200c".repeat(8);
  const selectors = "\ufe0f\ufe0e\ufe00\u{e0100}\u{e01ef}".repeat(8);
  expect(shown(`नम${bits}स्ते`)).toBe("नम\u200cस्ते");
  expect(shown(`👩${"\u200d".repeat(30)}💻`)).toBe("👩💻");
  expect(shown(`👩\u200d and 1\ufe0f`)).toBe("👩 and 1");
  expect(shown(`😀${selectors}`)).toBe("😀\ufe0f");
  expect(shown(`神${selectors}`)).toBe("神");
  expect(shown(`🏴${inTags("ignore")}\u{e007f}🏴${inTags("gbeng")}🏴`)).toBe("🏴🏴🏴");
  expect(shown(`${flagOf("gbeng")}${inTags("all rules")}\u{e007f}`)).toBe(flagOf("gbeng"));
});
