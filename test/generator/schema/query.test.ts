import { expect, test } from "vitest";
import type { Schema } from "../../../generator/model/model.ts";
import { acceptsOnlyStrings, parameterOf, queryForm } from "../../../generator/schema/query.ts";

const shared: Readonly<Record<string, Schema>> = {
  Limit: { type: "integer", default: 10 },
  Alias: { $ref: "Limit" },
  Tags: { type: "array", items: { $ref: "Word" } },
  Word: { type: "string" },
  Point: { type: "object", properties: { x: { type: "number" } } },
  Loop: { $ref: "Loop" },
};
const find = (name: string): Schema | undefined => shared[name];

test.each<[string, Schema]>([
  ["value", { type: "string" }],
  ["value", { type: ["integer", "null"] }],
  ["value", { enum: ["a", "b"] }],
  ["value", { type: "integer", enum: [1, 2] }],
  ["value", { $ref: "Alias", description: "How many." }],
  ["value", { anyOf: [{ $ref: "Limit" }, { const: "all" }] }],
  ["list", { type: "array", items: { type: "string" } }],
  ["list", { type: ["array", "null"], items: { anyOf: [{ $ref: "Word" }, { type: "boolean" }] } }],
  ["list", { $ref: "Tags" }],
  ["list", { type: "array", prefixItems: [{ type: "string" }], items: false }],
  ["none", { type: "object" }],
  ["none", { $ref: "Point" }],
  ["none", { type: "array", items: { $ref: "Point" } }],
  ["none", { type: "array", items: { $ref: "Tags" } }],
  ["none", { type: ["string", "array"], items: { type: "string" } }],
  ["none", { anyOf: [{ $ref: "Tags" }, { type: "null" }] }],
  // The schema does not determine that "1" means a number.
  ["none", { enum: [1, 2] }],
  ["none", { not: { type: "object" } }],
])("the query form %s applies to %j", (form, schema) => {
  expect(queryForm(schema, find)).toBe(form);
});

test("an unknown schema may be a value", () => {
  expect([queryForm({ $ref: "Nothing" }, find), queryForm({ $ref: "Loop" }, find)]).toEqual(["value", "value"]);
});

test("only strings need no conversion", () => {
  const texts: readonly Schema[] = [
    { type: "string" },
    { enum: ["a"] },
    { $ref: "Word" },
    { anyOf: [{ $ref: "Word" }] },
  ];
  const others: readonly Schema[] = [{ type: ["string", "null"] }, { $ref: "Limit" }, { $ref: "Tags" }];
  expect([...texts, ...others].filter((schema) => acceptsOnlyStrings(schema, find))).toEqual(texts);
});

test.each<[ReturnType<typeof parameterOf>, Schema]>([
  [null, { type: "string" }],
  [null, { type: ["null", "string"] }],
  [null, { anyOf: [{ $ref: "Word" }, { $ref: "Limit" }] }],
  [null, { $ref: "Nothing" }],
  [{ value: ["integer"] }, { $ref: "Alias" }],
  [{ value: ["number", "null"] }, { type: ["number", "null"] }],
  [{ value: ["integer", "string"] }, { anyOf: [{ $ref: "Limit" }, { const: "all" }] }],
  [{ value: ["integer"] }, { allOf: [{ type: ["integer", "string"] }, { $ref: "Limit" }] }],
  [{ items: [["string"]] }, { $ref: "Tags" }],
  [{ items: [["integer"], ["string"]] }, { type: "array", prefixItems: [{ $ref: "Limit" }], items: { $ref: "Word" } }],
  [{ items: [["boolean"]] }, { type: "array", prefixItems: [{ type: "boolean" }], items: false }],
])("converts a parameter as %j for the schema %j", (parameter, schema) => {
  expect(parameterOf(schema, find)).toEqual(parameter);
});
