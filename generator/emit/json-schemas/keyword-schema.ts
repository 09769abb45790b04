import { FORMATS, KEYWORDS, TYPES, type KeywordValue } from "../../check/keywords.ts";
import type { Schema } from "../../model/model.ts";
import { KEYWORD_DESCRIPTIONS } from "./descriptions.ts";

const SELF: Schema = { $ref: "#/definitions/schema" };

const VALUES: Readonly<Record<KeywordValue, Schema>> = {
  text: { type: "string", minLength: 1 },
  flag: { type: "boolean" },
  count: { type: "integer", minimum: 0 },
  number: { type: "number" },
  "positive number": { type: "number", exclusiveMinimum: 0 },
  names: { type: "array", uniqueItems: true, items: { type: "string" } },
  values: { type: "array", minItems: 1, uniqueItems: true },
  list: { type: "array" },
  type: { anyOf: [{ enum: TYPES }, { type: "array", minItems: 1, uniqueItems: true, items: { enum: TYPES } }] },
  pattern: { type: "string", format: "regex" },
  schema: SELF,
  "schema or false": { anyOf: [SELF, { const: false }] },
  schemas: { type: "array", minItems: 1, items: SELF },
  "named schemas": { type: "object", additionalProperties: SELF },
  "names by name": { type: "object", additionalProperties: { type: "array", items: { type: "string" } } },
  anything: {},
};

/** The schema of the JSON Schemas that a specification may hold; `names` are those of the shared schemas. */
export function keywordSchema(names: readonly string[]): Schema {
  const properties = Object.entries(KEYWORDS).map(([keyword, { value }]) => {
    const description = KEYWORD_DESCRIPTIONS[keyword] ?? "";
    if (keyword === "$ref") return [keyword, { description, ...schemaName(names) }] as const;
    if (keyword === "format") return [keyword, { description, enum: [...FORMATS] }] as const;
    // Draft 7 reads nothing beside a `$ref`.
    const schema = VALUES[value];
    return [keyword, "$ref" in schema ? { description, allOf: [schema] } : { description, ...schema }] as const;
  });
  return { type: "object", additionalProperties: false, properties: Object.fromEntries(properties) };
}

/** A tool's input: a closed object. */
export const inputSchema: Schema = {
  allOf: [SELF],
  required: ["type", "additionalProperties", "properties"],
  properties: { type: { const: "object" }, additionalProperties: { const: false } },
};

/** An output: a page or list of a shared schema, or a schema. */
export function outputSchema(names: readonly string[]): Schema {
  const wrapper = (key: string, description: string): Schema => ({
    type: "object",
    additionalProperties: false,
    required: [key],
    properties: { [key]: { description, ...schemaName(names) } },
  });
  const page = wrapper("page_of", "Answers { data, next_cursor } with entries of this shared schema.");
  const list = wrapper("list_of", "Answers { data } with entries of this shared schema.");
  return { anyOf: [page, list, SELF] };
}

/** Completes with the names that exist, and takes a new one as well. */
function schemaName(names: readonly string[]): Schema {
  const form = { type: "string", pattern: "^[A-Z][A-Za-z0-9]*$" };
  return { anyOf: [...(names.length > 0 ? [{ enum: names }] : []), form] };
}
