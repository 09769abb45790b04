import fc from "fast-check";
import type { NamedSchema, Schema } from "../../../generator/model/model.ts";
import { nastyText } from "../format/nasty.ts";

/** A schema and values that match it. */
export interface Case {
  readonly schema: Schema;
  readonly values: fc.Arbitrary<unknown>;
}

const tree: Schema = {
  type: "object",
  additionalProperties: false,
  required: ["name"],
  properties: {
    name: { type: "string" },
    parent: { anyOf: [{ $ref: "Tree" }, { type: "null" }] },
    children: { type: "array", items: { $ref: "Tree" } },
  },
};

/** Schemas that others refer to. */
export const sharedSchemas: readonly NamedSchema[] = [
  { name: "Grade", schema: { type: ["string", "null"], enum: ["good", "bad", null] } },
  { name: "Grid", schema: { type: "array", items: { type: ["array", "null"], items: { type: "integer" } } } },
  { name: "Tree", schema: tree },
  { name: "Twig", schema: { $ref: "Tree" } },
];

/** Returns the value with the properties of each closed object in the order of its schema. */
export function inOrder(schema: Schema, value: unknown): unknown {
  const { $ref, type, items, additionalProperties } = schema;
  if (typeof value !== "object" || value === null) return value;
  if (typeof $ref === "string") return inOrder(sharedSchemas.find(({ name }) => name === $ref)?.schema ?? {}, value);
  const alternatives = (schema["anyOf"] ?? schema["oneOf"] ?? []) as readonly Schema[];
  const others = alternatives.filter((each) => each["type"] !== "null");
  if (others.length === 1 && others[0] && type === undefined) return inOrder(others[0], value);
  if (Array.isArray(value)) return items === undefined ? value : value.map((item) => inOrder(items as Schema, item));
  if (additionalProperties !== false || "patternProperties" in schema) return value;
  const members = Object.entries(schema["properties"] as Readonly<Record<string, Schema>>);
  const given = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(members.map(([name, property]) => [name, inOrder(property, given[name])]));
}

const text = fc.oneof(
  nastyText,
  fc.string({ unit: "binary" }),
  fc.constantFrom(
    '"',
    "\\",
    "\u0000",
    "\u001f",
    "\u007f",
    "\u2028",
    "\ud83d",
    "\udc00",
    "\udc00\ud800",
    "a\u{1f44d}b",
    "\uffff",
  ),
);
const number = fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constantFrom(-0, 1e21, 5e-324));
const limitDepth = { depthSize: "small", withCrossShrink: true } as const;
const { node } = fc.letrec<{ node: unknown }>((tie) => ({
  node: fc.oneof(
    limitDepth,
    text.map((name) => ({ name })),
    fc.record({ parent: fc.option(tie("node")), children: fc.array(tie("node"), { maxLength: 2 }), name: text }),
  ),
}));

/** Values of any form, including those that JSON omits or converts. */
const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(undefined, Number.NaN, Symbol("none"), () => 1, new Date(0), new Map([[1, 2]])),
);

const plain: readonly Case[] = [
  { schema: { type: "string" }, values: text },
  { schema: { type: ["null", "string"] }, values: fc.option(text) },
  { schema: { type: "string", const: 'a "word"' }, values: fc.constant('a "word"') },
  { schema: { const: "word" }, values: fc.constant("word") },
  { schema: { const: null }, values: fc.constant(null) },
  { schema: { enum: ["a", "\u2028", "`${x}`", null] }, values: fc.constantFrom("a", "\u2028", "`${x}`", null) },
  { schema: { enum: ["\\", "\ud800"] }, values: fc.constantFrom("\\", "\ud800") },
  { schema: { enum: [1, true, null] }, values: fc.constantFrom(1, true, null) },
  { schema: { enum: [1, "1", [1], null] }, values: fc.constantFrom<unknown>(1, "1", [1], null) },
  { schema: { type: "number" }, values: number },
  { schema: { type: ["integer", "boolean", "null"] }, values: fc.oneof(fc.integer(), fc.boolean(), fc.constant(null)) },
  { schema: { type: ["integer", "string"] }, values: fc.oneof(fc.integer(), text) },
  { schema: { type: "null" }, values: fc.constant(null) },
  { schema: { type: "array" }, values: fc.array(anything) },
  {
    schema: { type: "array", prefixItems: [{ type: "integer" }], items: { type: "string" } },
    values: fc.tuple(fc.integer(), text),
  },
  { schema: {}, values: anything },
  { schema: { type: "object", additionalProperties: true }, values: fc.dictionary(text, anything) },
  { schema: { type: "object", additionalProperties: { type: "string" } }, values: fc.dictionary(text, text) },
  {
    schema: { type: "object", additionalProperties: false, patternProperties: { "^x": {} } },
    values: fc.dictionary(
      text.map((name) => `x${name}`),
      anything,
    ),
  },
  { schema: { $ref: "Grade" }, values: fc.constantFrom("good", "bad", null) },
  { schema: { $ref: "Grid" }, values: fc.array(fc.option(fc.array(fc.integer()))) },
  { schema: { $ref: "Tree" }, values: node },
  { schema: { $ref: "Twig" }, values: node },
];

/** Names that `check` accepts: not inherited by every object, and without half of a surrogate pair. */
const name = text.filter((each) => !Object.hasOwn(Object.prototype, each) && each.isWellFormed());

const { any } = fc.letrec<{ any: Case }>((tie) => {
  const some = tie("any");
  const list = some.map(({ schema, values }): Case => ({
    schema: { type: "array", items: schema },
    values: fc.array(values, { maxLength: 3 }),
  }));
  const nullable = fc
    .tuple(some, fc.constantFrom("anyOf", "oneOf"), fc.boolean())
    .map(([{ schema, values }, keyword, isFirst]): Case => {
      const none = { type: "null" };
      return { schema: { [keyword]: isFirst ? [none, schema] : [schema, none] }, values: fc.option(values) };
    });
  const alone = some.map(({ schema, values }): Case => ({ schema: { anyOf: [schema] }, values }));
  const either = fc.tuple(some, some).map(([one, other]): Case => ({
    schema: { anyOf: [one.schema, other.schema] },
    values: fc.oneof(one.values, other.values),
  }));
  return { any: fc.oneof({ maxDepth: 3 }, fc.constantFrom(...plain), list, nullable, alone, either, object(some)) };
});

/** Objects with only the described properties, in any order. */
function object(some: fc.Arbitrary<Case>): fc.Arbitrary<Case> {
  return fc.dictionary(name, fc.tuple(some, fc.boolean()), { maxKeys: 5 }).map((members): Case => {
    const entries = Object.entries(members);
    const required = entries.flatMap(([name, [, isRequired]]) => (isRequired ? [name] : []));
    const properties = Object.fromEntries(entries.map(([name, [{ schema }]]) => [name, schema]));
    const given = entries.map(([name, [{ values }, isRequired]]) =>
      (isRequired ? values : fc.option(values, { nil: undefined })).map((value) => [name, value] as const),
    );
    const values = fc
      .tuple(...given)
      .chain((all) => fc.shuffledSubarray(all, { minLength: all.length }))
      .map((all): unknown => Object.fromEntries(all));
    return { schema: { type: "object", additionalProperties: false, required, properties }, values };
  });
}

/** Schemas of all forms, with matching values. */
export const anyCase: fc.Arbitrary<Case> = any;
