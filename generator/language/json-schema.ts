import { Type } from "@sinclair/typebox";
import { DEPRECATION } from "./deprecation.ts";
import {
  anyValue,
  either,
  exactly,
  flag,
  listOf,
  mapOf,
  number,
  oneOf,
  reference,
  schema,
  text,
  integer,
  type LanguageSchema,
} from "./key-types.ts";

/** The type names of JSON Schema. */
export const TYPES = ["string", "integer", "number", "boolean", "object", "array", "null"] as const;
export type JsonType = (typeof TYPES)[number];

export interface Keyword {
  readonly value: LanguageSchema;
  /** The types that the keyword applies to; all types if omitted. */
  readonly types?: readonly JsonType[];
}

const STRING = ["string"] as const;
const NUMBERS = ["integer", "number"] as const;
const OBJECT = ["object"] as const;
const ARRAY = ["array"] as const;

/** The formats that the validators check. */
export const FORMATS = [
  "date",
  "time",
  "date-time",
  "duration",
  "uri",
  "uri-reference",
  "uri-template",
  "email",
  "hostname",
  "ipv4",
  "ipv6",
  "regex",
  "uuid",
  "json-pointer",
  "relative-json-pointer",
  "byte",
] as const;

const count = (description: string, example: number) => integer(0, Number.MAX_SAFE_INTEGER, description, example);
const schemaOrBoolean = (description: string, value: boolean) =>
  either(description, exactly(value), schema("The schema."));
const schemas = (description: string) => listOf(schema("A schema."), description, { filled: true });
const schemasByName = (description: string) => mapOf(schema("A schema."), description);
const propertyNames = (description: string) =>
  listOf(text("A property name.", "text"), description, { distinct: true });
const typeName = Type.Unsafe<JsonType>({ type: "string", description: "A type name.", enum: TYPES });

/** The keywords of JSON Schema 2020-12 that a specification may use, and `x-third-party`. */
export const KEYWORDS: Readonly<Record<string, Keyword>> = {
  $ref: { value: reference("schema", "Name of a shared schema: a file of spec/schemas.", "Profile") },
  type: {
    value: either(
      "Type or types of the value.",
      typeName,
      listOf(typeName, "Type names.", { filled: true, distinct: true }),
    ),
  },
  title: { value: text("Display name.", "Text") },
  description: { value: text("One precise sentence for callers and models.", "Text of the message.") },
  default: { value: anyValue("Default of the property.", 20) },
  examples: { value: listOf(anyValue("A value.", "Hello"), "Valid values.", { filled: true }) },
  deprecated: {
    value: {
      ...DEPRECATION,
      description:
        "The deprecation: its date and the replacement. If a call uses a deprecated argument, the REST response has headers that announce it; a deprecated property inside an argument adds no headers.",
    },
  },
  enum: { value: listOf(anyValue("A value.", "sent"), "The only valid values.", { filled: true }) },
  const: { value: anyValue("The only valid value.", "sent") },
  format: { value: oneOf(FORMATS, "Format of a string."), types: STRING },
  pattern: {
    value: text(
      "Regular expression that matches in linear time. `tools/list` omits it: explain it in the description.",
      "^[a-z]+$",
    ),
    types: STRING,
  },
  minLength: { value: count("Minimum number of code points.", 1), types: STRING },
  maxLength: {
    value: count("Maximum number of code points. In inputs, the default maximum is 2000.", 8000),
    types: STRING,
  },
  contentEncoding: { value: text("Encoding of bytes in a string.", "base64"), types: STRING },
  contentMediaType: { value: text("Media type of a string's content.", "image/png"), types: STRING },
  "x-third-party": {
    value: flag(
      "Whether other people may have written the string. In outputs, invisible and bidirectional control characters are removed from it, unless it is a file (`contentMediaType`), and MCP results list its location in `_meta`.",
    ),
    types: STRING,
  },
  minimum: { value: number("Minimum.", 1), types: NUMBERS },
  maximum: { value: number("Maximum.", 100), types: NUMBERS },
  exclusiveMinimum: { value: number("The value must be greater than this.", 0), types: NUMBERS },
  exclusiveMaximum: { value: number("The value must be less than this.", 1), types: NUMBERS },
  multipleOf: {
    value: Type.Number({ description: "The value must be a multiple of this.", exclusiveMinimum: 0, examples: [5] }),
    types: NUMBERS,
  },
  properties: { value: schemasByName("Properties of an object, in display order."), types: OBJECT },
  required: { value: propertyNames("Names of the required properties."), types: OBJECT },
  additionalProperties: {
    value: either(
      "Whether additional properties are valid, or their schema.",
      flag("Whether additional properties are valid."),
      schema("Schema of additional properties."),
    ),
    types: OBJECT,
  },
  patternProperties: { value: schemasByName("Schemas of properties by regular expression."), types: OBJECT },
  propertyNames: { value: schema("Schema of property names."), types: OBJECT },
  minProperties: { value: count("Minimum number of properties.", 1), types: OBJECT },
  maxProperties: { value: count("Maximum number of properties.", 10), types: OBJECT },
  dependentRequired: {
    value: mapOf(propertyNames("Required properties."), "For each property, the properties that it requires."),
    types: OBJECT,
  },
  items: { value: schemaOrBoolean("Schema of the items of an array.", false), types: ARRAY },
  prefixItems: { value: schemas("Schemas of the first items."), types: ARRAY },
  minItems: { value: count("Minimum number of items.", 1), types: ARRAY },
  maxItems: { value: count("Maximum number of items.", 100), types: ARRAY },
  uniqueItems: { value: flag("Whether items must be unique."), types: ARRAY },
  contains: { value: schema("Schema that at least one item must match."), types: ARRAY },
  minContains: { value: count("Minimum number of items that match `contains`.", 1), types: ARRAY },
  maxContains: { value: count("Maximum number of items that match `contains`.", 5), types: ARRAY },
  allOf: { value: schemas("The value must match all of these schemas.") },
  anyOf: { value: schemas("The value must match at least one of these schemas.") },
  oneOf: { value: schemas("The value must match exactly one of these schemas.") },
  not: { value: schema("The value must not match this schema.") },
};

/** How a keyword contains schemas: as its value, in a list, or in a mapping. */
export type Containment = "schema" | "list" | "map";

/** The keywords that contain schemas, derived from their declarations. `$defs` occurs only in generated schemas. */
export const CONTAINERS: ReadonlyMap<string, Containment> = new Map([
  ...Object.entries(KEYWORDS).flatMap(([keyword, { value }]): [string, Containment][] => {
    const found = containment(value);
    return found ? [[keyword, found]] : [];
  }),
  ["$defs", "map"],
]);

function containment(value: LanguageSchema): Containment | undefined {
  const isSchema = (part: unknown): boolean => (part as LanguageSchema | undefined)?.isSchema !== undefined;
  const forms = (value["anyOf"] as readonly LanguageSchema[] | undefined) ?? [value];
  if (forms.some(isSchema)) return "schema";
  if (isSchema(value["items"])) return "list";
  return isSchema(value["additionalProperties"]) ? "map" : undefined;
}

/** JSON Schema keywords that the specification language does not support, with an alternative for each. */
export const UNSUPPORTED_KEYWORDS: Readonly<Record<string, string>> = {
  $schema: "every schema is JSON Schema 2020-12",
  $id: "the name of a shared schema is its file name",
  $anchor: "the name of a shared schema is its file name",
  $defs: "move each definition to spec/schemas/<Name>.yaml",
  definitions: "move each definition to spec/schemas/<Name>.yaml",
  $dynamicRef: "use $ref",
  $dynamicAnchor: "use $ref",
  $recursiveRef: "use $ref",
  $recursiveAnchor: "use $ref",
  $vocabulary: "every schema is JSON Schema 2020-12",
  $comment: "write a YAML comment",
  if: "use anyOf, or describe the condition in the description",
  then: "use anyOf, or describe the condition in the description",
  else: "use anyOf, or describe the condition in the description",
  dependencies: "use dependentRequired",
  dependentSchemas: "use anyOf, or describe the condition in the description",
  unevaluatedProperties: "use additionalProperties",
  unevaluatedItems: "use items",
  additionalItems: "use items",
  contentSchema: "describe the content in the description",
  readOnly: "omit the property from the input",
  writeOnly: "omit the property from the output",
  nullable: 'write type: [string, "null"]',
  example: "use examples, which is a list",
  discriminator: "use oneOf with a const in each schema",
};
