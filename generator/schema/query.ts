import type { Schema } from "../language/key-types.ts";
import { isSchema } from "./schema-parts.ts";

/** A type that the string value of a path or query parameter can be converted to. */
export type TextType = "string" | "integer" | "number" | "boolean" | "null";

/** The types of a value, preferred type first, or of each item of a list. The last entry applies to all remaining items. */
export type ParameterModel =
  { readonly value: readonly TextType[] } | { readonly items: readonly (readonly TextType[])[] };

/** Returns a shared schema by name, or undefined if it is unknown. */
export type FindSchema = (name: string) => Schema | undefined;

/** How a query contains a value: as one string, as a list of strings, or not at all. */
export type QueryForm = "value" | "list" | "none";

const SCALARS: ReadonlySet<unknown> = new Set<TextType>(["string", "integer", "number", "boolean", "null"]);

/**
 * Returns how a query contains the values of a schema. Items of a list must be scalars. An unknown schema counts as a
 * scalar.
 */
export function queryForm(schema: unknown, find: FindSchema): QueryForm {
  if (convertibleTypes(schema, find)) return "value";
  const types = [followed(schema, find)?.["type"]].flat();
  if (!types.includes("array") || types.some((name) => name !== "array" && name !== "null")) return "none";
  return itemSchemas(schema, find).every((part) => convertibleTypes(part, find)) ? "list" : "none";
}

/** Returns how the strings of a path or query parameter are converted; null for a string, which needs no conversion. */
export function parameterOf(schema: unknown, find: FindSchema): ParameterModel | null {
  const types = convertibleTypes(schema, find);
  if (!types) return { items: itemSchemas(schema, find).map((item) => convertibleTypes(item, find) ?? []) };
  return types[0] === undefined || types[0] === "string" ? null : { value: types };
}

/** Returns the schemas of an array's items: `prefixItems`, then `items`. */
function itemSchemas(schema: unknown, find: FindSchema): readonly unknown[] {
  const { items, prefixItems } = followed(schema, find) ?? {};
  const parts = [...(Array.isArray(prefixItems) ? (prefixItems as readonly unknown[]) : []), items];
  return parts.filter((part) => part !== undefined && part !== false);
}

/** Returns whether a schema accepts only strings, so that a path parameter needs no conversion. */
export function acceptsOnlyStrings(schema: unknown, find: FindSchema): boolean {
  return convertibleTypes(schema, find)?.every((type) => type === "string") ?? false;
}

/**
 * Returns the types that a string can be converted to, preferred type first; undefined if the schema accepts values that a
 * string cannot represent. Strings are converted by `type` only, so the numbers of an `enum` without `type` cannot be sent.
 */
function convertibleTypes(schema: unknown, find: FindSchema): readonly TextType[] | undefined {
  const target = followed(schema, find);
  if (!target) return [];
  const { type, enum: values, const: value, anyOf, oneOf, allOf } = target;
  if (type !== undefined) {
    const types = [type].flat() as TextType[];
    if (!types.every((name) => SCALARS.has(name))) return undefined;
    // A string needs no conversion, so it is preferred.
    return types.includes("string") ? ["string", ...types.filter((name) => name !== "string")] : types;
  }
  const constants = Array.isArray(values) ? (values as readonly unknown[]) : "const" in target ? [value] : [];
  if (constants.length > 0) return constants.every((each) => typeof each === "string") ? ["string"] : undefined;
  const branches = [anyOf, oneOf, allOf].find(Array.isArray) as readonly unknown[] | undefined;
  const found = branches?.map((branch) => convertibleTypes(branch, find));
  if (!found?.every((types) => types !== undefined)) return undefined;
  const all = [...new Set(found.flat())];
  return branches === allOf ? all.filter((name) => found.every((types) => types.includes(name))) : all;
}

/** Follows the references of a schema. */
export function followed(schema: unknown, find: FindSchema): Schema | undefined {
  const seen = new Set<unknown>();
  let current = schema;
  while (isSchema(current) && typeof current.$ref === "string") {
    if (seen.has(current)) return undefined;
    seen.add(current);
    current = find(current.$ref);
  }
  return isSchema(current) ? current : undefined;
}
