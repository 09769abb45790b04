import { expect, test } from "vitest";
import { isNarrower } from "../../../generator/schema/narrower.ts";

const object = (properties: object, more: object = {}) => ({ type: "object", properties, ...more });
const closed = (...names: string[]) =>
  object(Object.fromEntries(names.map((name) => [name, { type: "string" }])), { additionalProperties: false });
const text = { type: "string" };

test.each([
  ["an equal closed object", closed("a", "b"), closed("a", "b"), true],
  ["a closed object with fewer properties", closed("a"), closed("a", "b"), true],
  ["a closed object with more properties than a closed one", closed("a", "b"), closed("a"), false],
  ["a closed object with more properties than an open one", closed("a", "b"), object({ a: text }), true],
  ["an open object for a closed one", object({ a: text }), closed("a"), false],
  [
    "a further property that the values of additionalProperties admit",
    object({ a: text, b: text }, { additionalProperties: text }),
    object({ a: text }, { additionalProperties: text }),
    true,
  ],
  [
    "a further property of another type than additionalProperties",
    object({ a: text, b: { type: "integer" } }, { additionalProperties: text }),
    object({ a: text }, { additionalProperties: text }),
    false,
  ],
  [
    "properties that match a pattern, against additionalProperties of the same type",
    object({}, { patternProperties: { "^a": text }, additionalProperties: false }),
    object({}, { additionalProperties: text }),
    true,
  ],
  [
    "properties that match a pattern, of another type than additionalProperties",
    object({}, { patternProperties: { "^a": { type: "integer" } }, additionalProperties: false }),
    object({}, { additionalProperties: text }),
    false,
  ],
])("%s: %#", (_, narrower, wider, expected) => {
  expect(isNarrower(narrower, wider, () => undefined)).toBe(expected);
});
