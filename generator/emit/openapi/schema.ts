import type { Schema } from "../../model/model.ts";
import { isSchema, mapSubschemas } from "../../schema/schema-parts.ts";
import { splitNullEnum } from "../null-enums.ts";
import { markdownText } from "./markdown-text.ts";

/** Address of a named component schema. */
export const schemaRef = (name: string): { readonly $ref: string } => ({ $ref: `#/components/schemas/${name}` });

/**
 * A schema of the specification as OpenAPI 3.1 wants it: shared schemas by address, nothing beside a `$ref` (client
 * generators drop it, so the reference moves into `allOf`), descriptions as Markdown, a type on every list of strings, and no
 * null in an `enum`. Values that only look like schemas (`default`, `enum`, a property named `$ref`) stay as they are.
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

/** The schema without one keyword. */
export function without(schema: Schema, keyword: string): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => key !== keyword));
}

/** The properties of an object schema, in their order; none for other schemas. */
export function propertiesOf(schema: Schema): Readonly<Record<string, Schema>> {
  const { properties } = schema;
  return isSchema(properties) ? (properties as Readonly<Record<string, Schema>>) : {};
}

/** Names in `required`. */
export function requiredOf(schema: Schema): readonly string[] {
  const { required } = schema;
  return Array.isArray(required) ? required.filter((name) => typeof name === "string") : [];
}

const asArray = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
