import { Ajv } from "ajv";
import formats from "ajv-formats";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isCertainlyValid } from "../../../generator/check/quick-check.ts";

const shared = new Map<string, object>([
  ["Word", { type: "string", maxLength: 3 }],
  ["Tree", { type: "object", properties: { a: { $ref: "Tree" } } }],
  ["Loop", { $ref: "Loop" }],
]);

const value = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom<unknown>(
      "",
      "a",
      "abc",
      "a@b.example",
      "2026-01-01",
      "\u{1f600}\u{1f600}",
      0,
      1,
      2.5,
      -3,
      true,
      null,
    ),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom("a", "b", "toString", "__proto__"), tie("value"), { maxKeys: 3 }),
  ),
})).value;

const schema = fc.letrec<{ schema: object }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom({ $ref: "Word" }, { $ref: "Tree" }, { type: "string", description: "A text.", examples: ["a"] }),
    fc.record(
      {
        type: fc.oneof(
          fc.constantFrom("string", "integer", "number", "boolean", "object", "array", "null"),
          fc.constant(["string", "null"]),
        ),
        enum: fc.array(value, { minLength: 1, maxLength: 3 }),
        const: value,
        minLength: fc.nat(3),
        maxLength: fc.nat(3),
        pattern: fc.constantFrom("^a", "b$", "^[a-c]*$"),
        format: fc.constantFrom("date", "date-time", "time", "email", "uri", "uuid", "hostname", "regex", "byte"),
        minimum: fc.integer({ min: -3, max: 3 }),
        maximum: fc.integer({ min: -3, max: 3 }),
        exclusiveMinimum: fc.integer({ min: -3, max: 3 }),
        exclusiveMaximum: fc.integer({ min: -3, max: 3 }),
        minProperties: fc.nat(2),
        maxProperties: fc.nat(2),
        multipleOf: fc.constantFrom(1, 2),
        items: tie("schema"),
        minItems: fc.nat(2),
        maxItems: fc.nat(2),
        uniqueItems: fc.boolean(),
        properties: fc.dictionary(fc.constantFrom("a", "b", "toString"), tie("schema"), { maxKeys: 2 }),
        required: fc.uniqueArray(fc.constantFrom("a", "b", "toString"), { maxLength: 2 }),
        additionalProperties: fc.oneof(fc.boolean(), tie("schema")),
        propertyNames: fc.constant({ maxLength: 1 }),
        anyOf: fc.array(tie("schema"), { minLength: 1, maxLength: 2 }),
        not: tie("schema"),
      },
      { requiredKeys: [] },
    ),
  ),
})).schema;

test("values that pass the quick check also pass the validator", () => {
  const ajv = new Ajv({ strict: false, ownProperties: true, logger: false });
  formats.default(ajv);
  for (const [name, each] of shared) if (name !== "Loop") ajv.addSchema(each, name);
  let plain = 0;
  fc.assert(
    fc.property(schema, value, (form, found) => {
      if (!isCertainlyValid(form, found, shared)) return;
      plain += 1;
      expect(ajv.compile(form)(found)).toBe(true);
    }),
    { numRuns: Number(process.env["RUNS"] ?? 1000) },
  );
  expect(plain).toBeGreaterThan(50);
});

test("a typical example needs no validator", () => {
  const input = {
    type: "object",
    additionalProperties: false,
    required: ["word"],
    properties: {
      word: { $ref: "Word" },
      limit: { type: "integer", minimum: 1, maximum: 100, default: 25, description: "How many." },
      tags: { type: "array", minItems: 1, maxItems: 3, uniqueItems: true, items: { type: "string", enum: ["a", "b"] } },
    },
  };
  expect(isCertainlyValid(input, { word: "abc", limit: 1, tags: ["a", "b"] }, shared)).toBe(true);
  for (const wrong of [
    {},
    { word: "abcd" },
    { word: "a", tags: ["a", "a"] },
    { word: "a", limit: 0 },
    { word: "a", x: 1 },
  ])
    expect(isCertainlyValid(input, wrong, shared)).toBe(false);
});

test("the quick check accepts no value of a pattern that does not compile", () => {
  expect(isCertainlyValid({ pattern: "^[\\w-\\.]+$" }, "a", shared)).toBe(false);
});

test("the quick check accepts no value of a circular or unknown reference", () => {
  expect(isCertainlyValid({ $ref: "Loop" }, "a", shared)).toBe(false);
  expect(isCertainlyValid({ $ref: "Nothing" }, "a", shared)).toBe(false);
});
