import fc from "fast-check";
import type { Schema } from "../../generator/model/model.ts";

type Keywords = Readonly<Record<string, fc.Arbitrary<unknown>>>;

/** A schema with all keywords of `always` and at most two of `sometimes`. */
function form(always: Keywords, sometimes: Keywords = {}): fc.Arbitrary<Schema> {
  const entries = Object.entries(sometimes);
  return fc
    .subarray(entries, { maxLength: Math.min(2, entries.length) })
    .chain((some) => fc.record({ ...always, ...Object.fromEntries(some) }));
}

const scalar = fc.constantFrom<unknown>("a", "it's", '"', "", 0, 1, 2.5, true, null);
const description = fc.constantFrom("What it means.", "First.\n\nSecond */ `x` ${y}.");

const text = form(
  { type: fc.constantFrom("string", ["string", "null"]) },
  {
    minLength: fc.nat(2),
    maxLength: fc.integer({ min: 2, max: 9 }),
    pattern: fc.constantFrom("^[a-z]*$", "^\\d{2}/\\d{2}$", '^"`\\$\\{'),
    format: fc.constantFrom("date-time", "date", "uri", "email", "uuid", "byte"),
    default: fc.constant("aa"),
    examples: fc.constant(["aa"]),
    deprecated: fc.boolean(),
    contentMediaType: fc.constant("text/plain"),
  },
);
const number = form(
  { type: fc.constantFrom("integer", "number", ["integer", "null"], ["string", "number"], "boolean", "null") },
  {
    minimum: fc.constantFrom(0, -1.5),
    exclusiveMaximum: fc.constantFrom(10, 1e21),
    multipleOf: fc.constantFrom(1, 0.5),
  },
);
const fixed = fc.oneof(
  form({ enum: fc.uniqueArray(scalar, { minLength: 1, maxLength: 3 }) }),
  form({ type: fc.constant("string"), enum: fc.constantFrom(["a", "b"], ["it's", '"']) }),
  form({ const: fc.oneof(scalar, fc.constantFrom<unknown>([1], { a: "b" })) }),
);

const { schema, object } = fc.letrec<{ schema: Schema; object: Schema }>((tie) => {
  const inner = tie("schema");
  const described = fc.tuple(inner, description).map(([part, says]) => ({ description: says, ...part }));
  const several = fc.array(inner, { minLength: 1, maxLength: 3 });
  const names = fc.constantFrom("title", "book_id", "note", "default", "type");
  const array = form(
    { type: fc.constantFrom("array", ["array", "null"]), items: inner },
    {
      items: fc.constant(false),
      prefixItems: several,
      contains: inner,
      minItems: fc.nat(1),
      maxItems: fc.integer({ min: 1, max: 3 }),
      uniqueItems: fc.boolean(),
    },
  );
  const mapping = fc
    .tuple(
      fc.dictionary(names, described, { maxKeys: 3 }),
      fc.nat(7),
      fc.oneof(fc.constantFrom<unknown>(false, false, true), inner),
      form(
        {},
        {
          patternProperties: fc.dictionary(fc.constantFrom("^x_", "[0-9]$"), inner, { minKeys: 1, maxKeys: 2 }),
          propertyNames: fc.constantFrom({ maxLength: 20 }, { pattern: "^[a-z_]+$" }),
          minProperties: fc.nat(1),
          maxProperties: fc.integer({ min: 1, max: 5 }),
          dependentRequired: fc.constant({ title: ["note"] }),
        },
      ),
    )
    .map(([properties, chosen, additionalProperties, rest]) => {
      const required = Object.keys(properties).filter((_, index) => (chosen >> index) % 2 === 1);
      return { type: "object", properties, required, additionalProperties, ...rest };
    });
  return {
    object: mapping,
    schema: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      { arbitrary: text, weight: 3 },
      { arbitrary: number, weight: 2 },
      { arbitrary: fixed, weight: 2 },
      { arbitrary: form({ $ref: fc.constantFrom("Tag", "TagName") }), weight: 2 },
      { arbitrary: array, weight: 2 },
      { arbitrary: mapping, weight: 2 },
      form({ anyOf: several }, { type: fc.constantFrom("string", "object") }),
      form({ oneOf: several }),
      form({ allOf: several }, { properties: fc.constant({ note: { type: "string", description: "A note." } }) }),
      form({ not: inner }, { type: fc.constant("string") }),
    ),
  };
});

/**
 * Schemas that together use most keywords; the check accepts only some of them. They may refer to the shared schemas `Tag`
 * and `TagName`.
 */
export const anySchema: fc.Arbitrary<Schema> = schema;

/** Schemas of objects. */
export const anyObject: fc.Arbitrary<Schema> = object;
