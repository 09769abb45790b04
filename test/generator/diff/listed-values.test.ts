import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import fc from "fast-check";
import { expect, test } from "vitest";
import { KINDS } from "../../../generator/changes/kinds.ts";
import { createSchemaComparison } from "../../../generator/diff/schema/compare-schemas.ts";
import { inlineSchemas } from "../../../generator/emit/inline-schemas.ts";
import type { Schema } from "../../../generator/model/model.ts";
import { randomCases } from "../../support/run-all-tests.ts";

/** The values that are tried, which include those of all lists. */
const VALUES = ["", "a", "abc", "a@b.example", "2026-11-24", 0, 1, 2, 3, 4, 10, 2.5, true, false, null];

const shared: ReadonlyMap<string, Schema> = new Map<string, Schema>([
  ["Letters", { type: "string", enum: ["a", "abc"] }],
  ["Short", { type: "string", maxLength: 1 }],
]);

const list = fc.oneof(
  fc.uniqueArray(fc.constantFrom(...VALUES), { minLength: 1, maxLength: 4 }).map((values) => ({ enum: values })),
  fc.constantFrom(...VALUES).map((value) => ({ const: value })),
);

const types = fc.oneof(
  fc.constantFrom<unknown>("string", "integer", "number", "boolean", "null"),
  fc.uniqueArray(fc.constantFrom("string", "integer", "number", "boolean", "null"), { minLength: 1, maxLength: 3 }),
);

const simple = fc.oneof(
  list,
  fc.record(
    {
      type: types,
      minLength: fc.nat(3),
      maxLength: fc.nat(3),
      pattern: fc.constantFrom("^a", "c$"),
      format: fc.constantFrom("date", "email"),
      minimum: fc.nat(3),
      maximum: fc.nat(4),
      exclusiveMinimum: fc.nat(3),
      exclusiveMaximum: fc.nat(4),
      multipleOf: fc.constantFrom(2, 0.5),
      not: list,
    },
    { requiredKeys: [] },
  ),
);

const combined = fc.oneof(
  simple,
  fc.constantFrom({ $ref: "Letters" }, { $ref: "Short" }),
  fc.tuple(simple, list).map(([one, other]) => ({ ...one, ...other })),
  fc
    .tuple(simple, fc.constantFrom("anyOf", "oneOf", "allOf"), fc.array(simple, { minLength: 1, maxLength: 3 }))
    .map(([one, keyword, parts]) => ({ ...one, [keyword]: parts })),
  fc
    .array(fc.oneof(simple, fc.constantFrom({ $ref: "Letters" }, { $ref: "Short" })), { minLength: 1, maxLength: 2 })
    .map((anyOf) => ({ anyOf })),
) as fc.Arbitrary<Schema>;

const ajv = new Ajv2020({ strict: false, validateSchema: false, logger: false });
formats.default(ajv);
const validator = (schema: Schema): ((value: unknown) => boolean) =>
  ajv.compile(inlineSchemas(schema, shared, "always"));

/** Returns whether a change is breaking for REST, and the report. */
function isBreaking(before: Schema, after: Schema, direction: "input" | "output"): readonly [boolean, string] {
  const comparison = createSchemaComparison({
    before: (name) => shared.get(name),
    after: (name) => shared.get(name),
    isShared: (name) => shared.has(name),
  });
  const pair = { before, after, file: { kind: "tool", name: "a" }, path: [], noun: "input" } as const;
  const found = [
    ...comparison.compare(pair, direction, { name: "a", audiences: ["rest"] }),
    ...comparison.sharedChanges(),
  ];
  const is = found.some(({ kind }) => KINDS[kind].rest === "breaking");
  return [is, found.map(({ kind, text }) => `${kind} ${text}`).join("\n")];
}

const schemas = fc.tuple(combined, combined);
const direction = fc.constantFrom("input" as const, "output" as const);

test("a change that rejects a sent value, or returns an unknown one, is breaking", () => {
  let found = 0;
  fc.assert(
    fc.property(schemas, direction, ([before, after], way) => {
      const [from, to] = [validator(before), validator(after)];
      const [isUsed, isKnown] = way === "input" ? [from, to] : [to, from];
      const value = VALUES.find((each) => isUsed(each) && !isKnown(each));
      if (value === undefined) return;
      found += 1;
      const [isReported, report] = isBreaking(before, after, way);
      expect(isReported, `${JSON.stringify(value)} from ${JSON.stringify([before, after])}\n${report}`).toBe(true);
    }),
    { numRuns: randomCases(500, 5000), seed: 20261124 },
  );
  expect(found).toBeGreaterThan(100);
}, 600_000);

test("listed values that the other schema accepts are not breaking, whatever its keywords", () => {
  const dates = { enum: ["2026-11-24", "2026-11-25"] };
  const rules = { type: "string", format: "date", pattern: "^2026", minLength: 10, not: { const: "2026-01-01" } };
  expect(isBreaking(dates, rules, "input")).toEqual([false, expect.stringContaining("input-values-opened")]);
  expect(isBreaking(rules, dates, "output")).toEqual([false, expect.stringContaining("output-values-restricted")]);
  const others = { enum: ["2026-11-24", "2026-01-01"] };
  expect(isBreaking(others, rules, "input")).toEqual([true, expect.stringContaining('value "2026-01-01" was removed')]);
  expect(isBreaking(rules, others, "output")).toEqual([true, expect.stringContaining('value "2026-01-01" was added')]);
});

test("a step whose multiples include those of the other step is not breaking, also if it is a fraction", () => {
  const coarse = { type: "number", multipleOf: 0.3 };
  const fine = { type: "number", multipleOf: 0.1 };
  expect(isBreaking(coarse, fine, "input")).toEqual([false, expect.stringContaining("input-rule-relaxed")]);
  expect(isBreaking(fine, coarse, "input")).toEqual([true, expect.stringContaining("input-rule-tightened")]);
});
