/** What the value of a JSON Schema keyword must be. */
export type KeywordValue =
  | "text"
  | "flag"
  | "count"
  | "number"
  | "positive number"
  | "names"
  | "values"
  | "list"
  | "type"
  | "pattern"
  | "schema"
  | "schema or false"
  | "schemas"
  | "named schemas"
  | "names by name"
  | "anything";

/** JSON's types as JSON Schema names them. */
export const TYPES = ["string", "integer", "number", "boolean", "object", "array", "null"] as const;
export type JsonType = (typeof TYPES)[number];

export interface Keyword {
  readonly value: KeywordValue;
  /** The types it says something about; all of them where it is left out. */
  readonly types?: readonly JsonType[];
}

const STRING = ["string"] as const;
const NUMBERS = ["integer", "number"] as const;
const OBJECT = ["object"] as const;
const ARRAY = ["array"] as const;

/** The keywords of JSON Schema 2020-12 (core, applicator, validation, metadata) that a specification may use. */
export const KEYWORDS: Readonly<Record<string, Keyword>> = {
  $ref: { value: "text" },
  type: { value: "type" },
  title: { value: "text" },
  description: { value: "text" },
  default: { value: "anything" },
  examples: { value: "list" },
  deprecated: { value: "flag" },
  enum: { value: "values" },
  const: { value: "anything" },
  format: { value: "text", types: STRING },
  pattern: { value: "pattern", types: STRING },
  minLength: { value: "count", types: STRING },
  maxLength: { value: "count", types: STRING },
  contentEncoding: { value: "text", types: STRING },
  contentMediaType: { value: "text", types: STRING },
  minimum: { value: "number", types: NUMBERS },
  maximum: { value: "number", types: NUMBERS },
  exclusiveMinimum: { value: "number", types: NUMBERS },
  exclusiveMaximum: { value: "number", types: NUMBERS },
  multipleOf: { value: "positive number", types: NUMBERS },
  properties: { value: "named schemas", types: OBJECT },
  required: { value: "names", types: OBJECT },
  additionalProperties: { value: "schema or false", types: OBJECT },
  patternProperties: { value: "named schemas", types: OBJECT },
  propertyNames: { value: "schema", types: OBJECT },
  minProperties: { value: "count", types: OBJECT },
  maxProperties: { value: "count", types: OBJECT },
  dependentRequired: { value: "names by name", types: OBJECT },
  items: { value: "schema or false", types: ARRAY },
  prefixItems: { value: "schemas", types: ARRAY },
  minItems: { value: "count", types: ARRAY },
  maxItems: { value: "count", types: ARRAY },
  uniqueItems: { value: "flag", types: ARRAY },
  contains: { value: "schema", types: ARRAY },
  minContains: { value: "count", types: ARRAY },
  maxContains: { value: "count", types: ARRAY },
  allOf: { value: "schemas" },
  anyOf: { value: "schemas" },
  oneOf: { value: "schemas" },
  not: { value: "schema" },
};

/** Keywords that exist but that the specification language leaves out, with what to write instead. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
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

/** Formats that the validators check. */
export const FORMATS: ReadonlySet<string> = new Set([
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
]);

/** The lower and upper bounds of which the first may not exceed the second. */
export const BOUNDS: readonly (readonly [lower: string, upper: string])[] = [
  ["minimum", "maximum"],
  ["exclusiveMinimum", "exclusiveMaximum"],
  ["minimum", "exclusiveMaximum"],
  ["exclusiveMinimum", "maximum"],
  ["minLength", "maxLength"],
  ["minItems", "maxItems"],
  ["minContains", "maxContains"],
  ["minProperties", "maxProperties"],
];

/** The type of a JSON value; a whole number is an integer. */
export function typeOfValue(value: unknown): JsonType {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  return typeof value === "string" ? "string" : typeof value === "boolean" ? "boolean" : "object";
}

/** Whether a value is of one of the types. */
export function hasType(value: unknown, types: readonly string[]): boolean {
  const type = typeOfValue(value);
  return types.includes(type) || (type === "integer" && types.includes("number"));
}
