import type { Schema } from "../../model/model.ts";
import { splitNullEnum } from "../null-enums.ts";
import { markdownText } from "./markdown-text.ts";

const SCHEMA_KEYWORDS = new Set([
  "additionalProperties",
  "contains",
  "contentSchema",
  "else",
  "if",
  "items",
  "not",
  "propertyNames",
  "then",
  "unevaluatedItems",
  "unevaluatedProperties",
]);
const LIST_KEYWORDS = new Set(["allOf", "anyOf", "oneOf", "prefixItems"]);
const MAP_KEYWORDS = new Set(["$defs", "dependentSchemas", "patternProperties", "properties"]);

/** Address of a named component schema. */
export const schemaRef = (name: string): { readonly $ref: string } => ({ $ref: `#/components/schemas/${name}` });

/**
 * A schema of the specification as OpenAPI 3.1 wants it: shared schemas by address, nothing beside a `$ref` (client
 * generators drop it, so the reference moves into `allOf`), descriptions as Markdown, a type on every list of strings, and no
 * null in an `enum`. Values that only look like schemas (`default`, `enum`, a property named `$ref`) stay as they are.
 */
export function openapiSchema(schema: Schema): Schema {
  const { $ref, ...rest } = splitNullEnum(schema);
  const converted = Object.entries(rest).map(([keyword, value]) => [keyword, convert(keyword, value)] as const);
  const body: Schema = Object.fromEntries(converted);
  if (typeof $ref === "string") {
    return converted.length === 0
      ? schemaRef($ref)
      : { allOf: [schemaRef($ref), ...listOf(body["allOf"])], ...without(body, "allOf") };
  }
  const values = body["enum"];
  const typeless =
    body["type"] === undefined && Array.isArray(values) && values.every((value) => typeof value === "string");
  return typeless ? { type: "string", ...body } : body;
}

/** The schema without one keyword. */
export function without(schema: Schema, keyword: string): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => key !== keyword));
}

/** The properties of an object schema, in their order; none for other schemas. */
export function propertiesOf(schema: Schema): Readonly<Record<string, Schema>> {
  const { properties } = schema;
  return isObject(properties) ? (properties as Readonly<Record<string, Schema>>) : {};
}

/** Names in `required`. */
export function requiredOf(schema: Schema): readonly string[] {
  const { required } = schema;
  return Array.isArray(required) ? required.filter((name) => typeof name === "string") : [];
}

function convert(keyword: string, value: unknown): unknown {
  if (keyword === "description" && typeof value === "string") return markdownText(value);
  if (SCHEMA_KEYWORDS.has(keyword) && isObject(value)) return openapiSchema(value);
  if (LIST_KEYWORDS.has(keyword)) return listOf(value).map((each) => (isObject(each) ? openapiSchema(each) : each));
  if (MAP_KEYWORDS.has(keyword) && isObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, isObject(each) ? openapiSchema(each) : each]),
    );
  }
  return value;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

export const isObject = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);
