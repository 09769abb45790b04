import type { Schema } from "../../model/model.ts";
import { mapSubschemas } from "../../schema/schema-parts.ts";
import { splitNullEnum } from "../null-enums.ts";

/**
 * Returns the input schema for `tools/list` from a self-contained schema. It accepts everything that the validators accept,
 * except null for omitted arguments. It accepts more, because it omits patterns and most formats: some clients and model
 * APIs reject these keywords, and descriptions explain them.
 */
export function listedInput(schema: Schema): Schema {
  const listed = Object.entries(splitNullEnum(schema)).filter(([keyword, value]) => isListed(keyword, value));
  return mapSubschemas(Object.fromEntries(listed), (part, keyword) =>
    passThroughKeywords.has(keyword) ? part : listedInput(part),
  );
}

/** `date-time` is the only format of strings that the Gemini API accepts in function declarations. */
const isListed = (keyword: string, value: unknown): boolean =>
  keyword === "format" ? value === "date-time" : !["pattern", "x-sunset", "x-third-party"].includes(keyword);

/**
 * Keywords whose subschemas are not changed: with looser subschemas, `not`, `oneOf`, and `contains` with `maxContains` would reject
 * more. `$defs` is not changed either, because these subschemas may refer to it.
 */
const passThroughKeywords: ReadonlySet<string> = new Set(["not", "oneOf", "contains", "$defs"]);

/**
 * Returns the output schema for `tools/list` from a self-contained schema: only the structure, which clients use to
 * derive types and validate results. Additional fields are valid, because later versions of the service may add fields.
 */
export function listedOutput(schema: Schema): Schema {
  const split = Object.entries(splitNullEnum(schema));
  const shapeEntries = split.filter(([keyword, value]) => shape.has(keyword) && !isClosed(keyword, value));
  // A value may match several of the less restrictive schemas.
  const renamed = shapeEntries.map(([keyword, value]) => [keyword === "oneOf" ? "anyOf" : keyword, value] as const);
  return mapSubschemas(Object.fromEntries(renamed), listedOutput);
}

const isClosed = (keyword: string, value: unknown): boolean =>
  value === false && ["additionalProperties", "items"].includes(keyword);

/** Keywords that describe the structure of a value. */
const shape: ReadonlySet<string> = new Set([
  "$ref",
  "$defs",
  "type",
  "format",
  "enum",
  "const",
  "properties",
  "patternProperties",
  "additionalProperties",
  "required",
  "items",
  "prefixItems",
  "allOf",
  "anyOf",
  "oneOf",
]);
