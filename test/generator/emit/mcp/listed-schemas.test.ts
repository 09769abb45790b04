import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import fc from "fast-check";
import { expect, test } from "vitest";
import { listedInput, listedOutput } from "../../../../generator/emit/mcp/listed-schemas.ts";
import type { Schema } from "../../../../generator/model/model.ts";
import { anySchema } from "../../arbitrary-schema.ts";

const anyValue = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom<unknown>("", "a", "aa", "12/34", "it's", "2026-01-01", 0, 1, 2.5, true, null),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom("title", "note", "type", "x_1"), tie("value"), { maxKeys: 3 }),
  ),
})).value;

const $defs = {
  Tag: { type: "object", required: ["title"], properties: { title: { $ref: "#/$defs/TagName" } } },
  TagName: { type: "string", minLength: 1, pattern: "^[a-z]*$" },
};

/** Rewrites references as in a self-contained schema. */
const selfContained = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify({ ...schema, $defs }).replaceAll(/"\$ref":"(Tag\w*)"/g, '"$ref":"#/$$defs/$1"')) as Schema;

test.each([
  ["input", listedInput],
  ["output", listedOutput],
] as const)("a value that matches an %s schema matches the listed schema", (_title, listed) => {
  const ajv = new Ajv2020({ strict: false, logger: false });
  formats.default(ajv);
  let fitting = 0;
  fc.assert(
    fc.property(anySchema, fc.array(anyValue, { minLength: 5, maxLength: 5 }), (schema, values) => {
      const whole = selfContained(schema);
      const isValid = ajv.compile(whole);
      const fitsAsListed = ajv.compile(listed(whole));
      for (const value of values.filter((each) => isValid(each))) {
        fitting += 1;
        expect(fitsAsListed(value)).toBe(true);
      }
    }),
    { numRuns: Number(process.env["RUNS"] ?? 300) },
  );
  expect(fitting).toBeGreaterThan(100);
});

test("an input contains all validation keywords except patterns and most formats, and no null in an enumeration", () => {
  const input: Schema = {
    type: "object",
    additionalProperties: false,
    required: ["text"],
    properties: {
      text: { type: "string", minLength: 1, maxLength: 300, description: "Plain text." },
      at: { type: "string", pattern: "^\\d\\d:\\d\\d$", description: "HH:MM." },
      day: { type: "string", format: "date", description: "YYYY-MM-DD." },
      since: { type: "string", format: "date-time", description: "First time." },
      days: { type: "array", minItems: 1, maxItems: 7, uniqueItems: true, items: { type: "integer", minimum: 1 } },
      code: { type: "string", minLength: 6, description: "Six characters or more." },
      limit: { type: "integer", minimum: 1, maximum: 100, default: 25 },
      color: { type: ["string", "null"], enum: ["red", null], default: null, description: "null: none." },
    },
  };
  expect(listedInput(input)).toEqual({
    type: "object",
    additionalProperties: false,
    required: ["text"],
    properties: {
      text: { type: "string", minLength: 1, maxLength: 300, description: "Plain text." },
      at: { type: "string", description: "HH:MM." },
      day: { type: "string", description: "YYYY-MM-DD." },
      since: { type: "string", format: "date-time", description: "First time." },
      days: { type: "array", minItems: 1, maxItems: 7, uniqueItems: true, items: { type: "integer", minimum: 1 } },
      code: { type: "string", minLength: 6, description: "Six characters or more." },
      limit: { type: "integer", minimum: 1, maximum: 100, default: 25 },
      color: {
        anyOf: [{ type: "string", enum: ["red"] }, { type: "null" }],
        default: null,
        description: "null: none.",
      },
    },
  });
});

test("an output contains only its shape, and accepts fields that later versions add", () => {
  const output: Schema = {
    type: "object",
    description: "A message.",
    additionalProperties: false,
    required: ["id"],
    properties: {
      id: { type: "string", minLength: 1, description: "Its id." },
      flags: { type: "object", additionalProperties: { type: "boolean", description: "On or off." } },
      sent_at: { type: ["string", "null"], format: "date-time" },
      reply: { oneOf: [{ $ref: "#/$defs/Reply" }, { type: "null" }], description: "The answer." },
    },
    $defs: { Reply: { type: "object", additionalProperties: false, properties: { muted: { const: false } } } },
  };
  expect(listedOutput(output)).toEqual({
    type: "object",
    required: ["id"],
    properties: {
      id: { type: "string" },
      flags: { type: "object", additionalProperties: { type: "boolean" } },
      sent_at: { type: ["string", "null"], format: "date-time" },
      reply: { anyOf: [{ $ref: "#/$defs/Reply" }, { type: "null" }] },
    },
    $defs: { Reply: { type: "object", properties: { muted: { const: false } } } },
  });
});
