import { Type } from "@sinclair/typebox";
import { DEPRECATION } from "./deprecation.ts";
import {
  anything,
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
  whole,
  type LanguageSchema,
} from "./key-types.ts";

/** JSON's types as JSON Schema names them. */
export const TYPES = ["string", "integer", "number", "boolean", "object", "array", "null"] as const;
export type JsonType = (typeof TYPES)[number];

export interface Keyword {
  readonly value: LanguageSchema;
  /** The types that it restricts; all of them where it is omitted. */
  readonly types?: readonly JsonType[];
}

const STRING = ["string"] as const;
const NUMBERS = ["integer", "number"] as const;
const OBJECT = ["object"] as const;
const ARRAY = ["array"] as const;

/** Formats that the validators check. */
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

const count = (description: string, example: number) => whole(0, Number.MAX_SAFE_INTEGER, description, example);
const schemaOrBoolean = (description: string, value: boolean) =>
  either(description, exactly(value), schema("The schema."));
const schemas = (description: string) => listOf(schema("One schema."), description, { filled: true });
const schemasByName = (description: string) => mapOf(schema("The schema."), description);
const propertyNames = (description: string) =>
  listOf(text("Name of a property.", "text"), description, { distinct: true });
const typeName = Type.Unsafe<JsonType>({ type: "string", description: "Name of a type.", enum: TYPES });

/** The keywords of JSON Schema 2020-12 (core, applicator, validation, metadata) that a specification may use. */
export const KEYWORDS: Readonly<Record<string, Keyword>> = {
  $ref: { value: reference("schema", "Name of a shared schema: a file of spec/schemas.", "Profile") },
  type: {
    value: either(
      "Type or types of the value.",
      typeName,
      listOf(typeName, "Types.", { filled: true, distinct: true }),
    ),
  },
  title: { value: text("Name for people.", "Text") },
  description: { value: text("One precise sentence; callers and models read it.", "Text of the message.") },
  default: { value: anything("Value when the property is omitted.", 20) },
  examples: { value: listOf(anything("One value.", "Hello"), "Valid values.", { filled: true }) },
  deprecated: { value: DEPRECATION },
  enum: { value: listOf(anything("One value.", "sent"), "The only valid values.", { filled: true }) },
  const: { value: anything("The only valid value.", "sent") },
  format: { value: oneOf(FORMATS, "Format of a string."), types: STRING },
  pattern: {
    value: text(
      "Regular expression that a string matches, in linear time. MCP clients read the description instead.",
      "^[a-z]+$",
    ),
    types: STRING,
  },
  minLength: { value: count("Minimum number of code points.", 1), types: STRING },
  maxLength: {
    value: count("Maximum number of code points. Strings of an input that state none are limited to 2000.", 8000),
    types: STRING,
  },
  contentEncoding: { value: text("How a string encodes bytes.", "base64"), types: STRING },
  contentMediaType: { value: text("Media type of the content of a string.", "image/png"), types: STRING },
  minimum: { value: number("Minimum.", 1), types: NUMBERS },
  maximum: { value: number("Maximum.", 100), types: NUMBERS },
  exclusiveMinimum: { value: number("The value is greater than this.", 0), types: NUMBERS },
  exclusiveMaximum: { value: number("The value is less than this.", 1), types: NUMBERS },
  multipleOf: {
    value: Type.Number({ description: "The value is a multiple of this.", exclusiveMinimum: 0, examples: [5] }),
    types: NUMBERS,
  },
  properties: { value: schemasByName("Properties of an object, in the order in which they are shown."), types: OBJECT },
  required: { value: propertyNames("Properties that must be present."), types: OBJECT },
  additionalProperties: {
    value: either(
      "Whether further properties are valid, or their schema.",
      flag("Whether further properties are valid."),
      schema("Schema of further properties."),
    ),
    types: OBJECT,
  },
  patternProperties: { value: schemasByName("Schemas of properties by regular expression."), types: OBJECT },
  propertyNames: { value: schema("Schema of the names of the properties."), types: OBJECT },
  minProperties: { value: count("Minimum number of properties.", 1), types: OBJECT },
  maxProperties: { value: count("Maximum number of properties.", 10), types: OBJECT },
  dependentRequired: {
    value: mapOf(propertyNames("Their names."), "By property: those that must be present with it."),
    types: OBJECT,
  },
  items: { value: schemaOrBoolean("Schema of the items of an array.", false), types: ARRAY },
  prefixItems: { value: schemas("Schemas of the first items."), types: ARRAY },
  minItems: { value: count("Minimum number of items.", 1), types: ARRAY },
  maxItems: { value: count("Maximum number of items.", 100), types: ARRAY },
  uniqueItems: { value: flag("Whether items must be unique."), types: ARRAY },
  contains: { value: schema("Schema of at least one item."), types: ARRAY },
  minContains: { value: count("Minimum number of items that match `contains`.", 1), types: ARRAY },
  maxContains: { value: count("Maximum number of items that match `contains`.", 5), types: ARRAY },
  allOf: { value: schemas("All of these schemas match.") },
  anyOf: { value: schemas("At least one of these schemas matches.") },
  oneOf: { value: schemas("Exactly one of these schemas matches.") },
  not: { value: schema("This schema does not match.") },
};

/** How a keyword contains schemas: as its value, in a list, or by name. */
export type Containment = "schema" | "list" | "map";

/** The keywords that contain schemas, as their declarations say. `$defs` occurs in generated schemas only. */
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

/** Keywords that exist but that the specification language omits, with what to write instead. */
export const UNSUPPORTED_KEYWORDS: Readonly<Record<string, string>> = {
  $schema: "every schema is JSON Schema 2020-12",
  $id: "a shared schema is named by its file",
  $anchor: "a shared schema is named by its file",
  $defs: "put each definition into spec/schemas/<Name>.yaml",
  definitions: "put each definition into spec/schemas/<Name>.yaml",
  $dynamicRef: "use $ref",
  $dynamicAnchor: "use $ref",
  $recursiveRef: "use $ref",
  $recursiveAnchor: "use $ref",
  $vocabulary: "every schema is JSON Schema 2020-12",
  $comment: "write a YAML comment",
  if: "use anyOf, or say it in the description",
  then: "use anyOf, or say it in the description",
  else: "use anyOf, or say it in the description",
  dependencies: "use dependentRequired",
  dependentSchemas: "use anyOf, or say it in the description",
  unevaluatedProperties: "use additionalProperties",
  unevaluatedItems: "use items",
  additionalItems: "use items",
  contentSchema: "say it in the description",
  readOnly: "leave the property out of the input",
  writeOnly: "leave the property out of the output",
  nullable: 'write type: [string, "null"]',
  example: "use examples: a list",
  discriminator: "use oneOf with a const in each schema",
};
