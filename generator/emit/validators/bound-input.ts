import type { Schema } from "../../model/model.ts";
import { mapSubschemas } from "../../schema/schema-parts.ts";

/** The default maximum length of a string, in code points. Ids, names, URLs and cursors are shorter. */
export const MAX_STRING_LENGTH = 2000;

/** The default maximum number of items of an array, and of properties of an object with arbitrary names. */
export const MAX_ITEMS = 1000;

/** Adds the default maximum to every unbounded string, array and object of an input. */
export function boundInput(schema: Schema): Schema {
  // A maximum inside `not` would make the whole schema accept more values.
  const bounded = mapSubschemas(schema, (part, keyword) => (keyword === "not" ? part : boundInput(part)));
  if (Object.hasOwn(schema, "enum") || Object.hasOwn(schema, "const")) return bounded;
  const types = [schema["type"]].flat();
  return {
    ...bounded,
    ...(types.includes("string") && maximum(schema, "maxLength", MAX_STRING_LENGTH)),
    ...(types.includes("array") && maximum(schema, "maxItems", MAX_ITEMS)),
    ...(types.includes("object") && allowsUndeclared(schema) && maximum(schema, "maxProperties", MAX_ITEMS)),
  };
}

const maximum = (schema: Schema, keyword: string, general: number): Schema => ({
  [keyword]: schema[keyword] ?? general,
});

/** Returns whether an object may have undeclared properties. */
const allowsUndeclared = (schema: Schema): boolean =>
  schema["additionalProperties"] !== false || Object.hasOwn(schema, "patternProperties");
