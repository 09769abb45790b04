import { expect, test } from "vitest";
import { createSchemaComparison } from "../../../generator/diff/schema/compare-schemas.ts";
import type { Schema } from "../../../generator/model/model.ts";

const text = { type: "string" };
const integer = { type: "integer" };
const object = (properties: Record<string, Schema>): Schema => ({
  type: "object",
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});

const shared: ReadonlyMap<string, Schema> = new Map([
  ["Tree", { ...object({ name: text, child: { $ref: "Tree" } }), required: ["name"] }],
  ["Reply", object({ text, replies: { type: "array", items: { $ref: "Reply" } } })],
  ["Word", text],
  ["WordOrNull", { type: ["string", "null"] }],
  ["Chain", object({ name: text, next: { anyOf: [{ $ref: "Chain" }, { type: "null" }] } })],
  ["ChainOrNull", { ...object({ name: text, next: { $ref: "ChainOrNull" } }), type: ["object", "null"] }],
]);

function changes(before: Schema, after: Schema): readonly string[] {
  const find = (name: string) => shared.get(name);
  const comparison = createSchemaComparison({ before: find, after: find, isShared: (name) => shared.has(name) });
  const pair = { before, after, file: { kind: "tool", name: "a" }, path: [], noun: "output" } as const;
  const found = comparison.compare(pair, "output", { name: "a", audiences: ["rest"] });
  return [...found, ...comparison.sharedChanges()].map(({ kind, text: change }) => `${kind} ${change}`);
}

test("what an inline object contains at any depth is compared with a recursive schema", () => {
  const tree = object({ name: text, child: object({ name: text, count: integer }) });
  expect(changes(tree, { $ref: "Tree" })).toContainEqual(
    expect.stringContaining('output-removed output "child.count"'),
  );
  const replies = object({
    text,
    replies: {
      type: "array",
      items: object({ text, replies: { type: "array", items: object({ text, likes: integer }) } }),
    },
  });
  expect(changes(replies, { $ref: "Reply" })).toContainEqual(
    expect.stringContaining('output-removed output "replies[].replies[].likes"'),
  );
});

test("the comparison of a recursive schema with one that accepts everything ends", () => {
  for (const open of [{}, { type: "object" }, { type: "object", additionalProperties: {} }]) {
    expect(changes(open, { $ref: "Tree" })).not.toEqual([]);
    expect(changes({ $ref: "Tree" }, open)).not.toEqual([]);
  }
});

test("a choice between a reference and null equals a reference to a schema that accepts null", () => {
  const orNull = (name: string): Schema => ({ anyOf: [{ $ref: name }, { type: "null" }] });
  expect(changes({ $ref: "WordOrNull" }, orNull("Word"))).toEqual([]);
  expect(changes(orNull("Word"), { $ref: "WordOrNull" })).toEqual([]);
  expect(changes({ $ref: "ChainOrNull" }, orNull("Chain"))).toEqual([]);
  expect(changes(orNull("Chain"), { $ref: "ChainOrNull" })).toEqual([]);
  expect(changes({ $ref: "WordOrNull" }, { $ref: "Word" })).not.toEqual([]);
});

test("minContains and maxContains have no effect without contains", () => {
  const items = { type: "array", items: text };
  const limited = { ...items, contains: { const: "a" }, minContains: 0, maxContains: 2 };
  const kinds = (before: Schema, after: Schema) => changes(before, after).map((change) => change.split(" ")[0]);
  expect(kinds(items, { ...items, minContains: 0, maxContains: 2 })).not.toContain("output-limit-relaxed");
  expect(kinds(items, limited)).not.toContain("output-limit-relaxed");
});
