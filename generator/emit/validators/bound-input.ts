import type { Schema } from "../../model/model.ts";
import { mapSubschemas } from "../../schema/schema-parts.ts";

/** More code points than any id, name, address or cursor has. */
export const MAX_STRING_LENGTH = 2000;

/** The most items of an array, and properties of an object with free names, that one call needs. */
export const MAX_ITEMS = 1000;

/** Adds the general maximum to each string, array and object of an input that states none, so that none is unbounded. */
export function boundInput(schema: Schema): Schema {
  // `not` describes what a value must not be: a maximum there would accept more.
  const bounded = mapSubschemas(schema, (part, keyword) => (keyword === "not" ? part : boundInput(part)));
  if (Object.hasOwn(schema, "enum") || Object.hasOwn(schema, "const")) return bounded;
  const types = [schema["type"]].flat();
  return {
    ...bounded,
    ...(types.includes("string") && maximum(schema, "maxLength", MAX_STRING_LENGTH)),
    ...(types.includes("array") && maximum(schema, "maxItems", MAX_ITEMS)),
    ...(types.includes("object") && hasFreeNames(schema) && maximum(schema, "maxProperties", MAX_ITEMS)),
  };
}

const maximum = (schema: Schema, keyword: string, general: number): Schema => ({
  [keyword]: schema[keyword] ?? general,
});

/** Whether an object may have properties that the schema does not name. */
const hasFreeNames = (schema: Schema): boolean =>
  schema["additionalProperties"] !== false || Object.hasOwn(schema, "patternProperties");
