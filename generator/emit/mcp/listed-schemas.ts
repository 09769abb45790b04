import type { Schema } from "../../model/model.ts";
import { mapSubschemas } from "../../schema/schema-parts.ts";
import { splitNullEnum } from "../null-enums.ts";

/**
 * A self-contained input schema as `tools/list` shows it: what the validators take, without patterns, which descriptions say
 * in words and which some clients cannot compile.
 */
export function listedInput(schema: Schema): Schema {
  const { pattern: _pattern, "x-sunset": _sunset, ...told } = splitNullEnum(schema);
  return mapSubschemas(told, (part, keyword) => (passThroughKeywords.has(keyword) ? part : listedInput(part)));
}

/** Where a looser schema may take less; definitions may be referred to from there. */
const passThroughKeywords: ReadonlySet<string> = new Set(["not", "oneOf", "contains", "$defs"]);

/**
 * A self-contained output schema as `tools/list` shows it: the shape that clients make types of and hold answers to. What
 * fields mean is on the tool's page. Later versions of the service may add fields, so that further ones are no fault.
 */
export function listedOutput(schema: Schema): Schema {
  const split = Object.entries(splitNullEnum(schema));
  const told = split.filter(([keyword, value]) => shape.has(keyword) && !isClosed(keyword, value));
  // Of several looser schemas more than one may fit.
  const renamed = told.map(([keyword, value]) => [keyword === "oneOf" ? "anyOf" : keyword, value] as const);
  return mapSubschemas(Object.fromEntries(renamed), listedOutput);
}

const isClosed = (keyword: string, value: unknown): boolean =>
  value === false && ["additionalProperties", "items"].includes(keyword);

/** Keywords that say of what a value is made. */
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
