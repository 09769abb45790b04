import type { Schema } from "../../model/model.ts";
import { isSchema, mapSubschemas } from "../../schema/schema-parts.ts";
import { splitNullEnum } from "../null-enums.ts";
import { markdownText } from "./markdown-text.ts";

/** Returns the `$ref` of a component schema. */
export const schemaRef = (name: string): { readonly $ref: string } => ({ $ref: `#/components/schemas/${name}` });

/**
 * Converts a schema of the specification to OpenAPI 3.1: a `$ref` for each shared schema, without sibling keywords (client
 * generators drop them, so the reference moves into `allOf`), descriptions as Markdown, a type for each `enum` of strings, and
 * no null in an `enum`. Values that only look like schemas (`default`, `enum`, a property named `$ref`) are unchanged.
 */
export function openapiSchema(schema: Schema): Schema {
  const { $ref, ...rest } = splitNullEnum(schema);
  const { description } = rest;
  const body: Schema = {
    ...mapSubschemas(rest, openapiSchema),
    ...(typeof description === "string" ? { description: markdownText(description) } : {}),
  };
  if (typeof $ref === "string") {
    return Object.keys(body).length === 0
      ? schemaRef($ref)
      : { allOf: [schemaRef($ref), ...asArray(body["allOf"])], ...without(body, "allOf") };
  }
  const values = body["enum"];
  const typeless =
    body["type"] === undefined && Array.isArray(values) && values.every((value) => typeof value === "string");
  return typeless ? { type: "string", ...body } : body;
}

/** Returns a schema without the given keyword. */
export function without(schema: Schema, keyword: string): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => key !== keyword));
}

/** Returns the properties of an object schema, in order; an empty object for other schemas. */
export function propertiesOf(schema: Schema): Readonly<Record<string, Schema>> {
  const { properties } = schema;
  return isSchema(properties) ? (properties as Readonly<Record<string, Schema>>) : {};
}

const asArray = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
