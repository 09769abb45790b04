import type { Schema } from "../../model/model.ts";
import { mapSubschemas } from "../../model/schema-parts.ts";

/** More code points than any id, name, address or cursor has. */
export const LONGEST_TEXT = 2000;

/** Gives every text of an input that states no `maxLength` the general one, so that none is without bounds. */
export function boundTexts(schema: Schema): Schema {
  // What a value must not be is not what it holds.
  const bounded = mapSubschemas(schema, (part, keyword) => (keyword === "not" ? part : boundTexts(part)));
  const isText = [schema["type"]].flat().includes("string");
  const isBounded = ["maxLength", "enum", "const"].some((keyword) => Object.hasOwn(schema, keyword));
  return isText && !isBounded ? { ...bounded, maxLength: LONGEST_TEXT } : bounded;
}
