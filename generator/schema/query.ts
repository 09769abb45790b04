import type { Schema } from "../language/key-types.ts";
import { isSchema } from "./schema-parts.ts";

/** A type that the text of a path or query parameter can be converted to. */
export type TextType = "string" | "integer" | "number" | "boolean" | "null";

/** The types of one value, the preferred first, or those of each item of a list, the last ones for all further items. */
export type ParameterModel =
  { readonly value: readonly TextType[] } | { readonly items: readonly (readonly TextType[])[] };

/** The shared schema of a name, or undefined where nothing is known of it. */
export type FindSchema = (name: string) => Schema | undefined;

/** How a query carries a value: as one text, as a list of texts, or not at all. */
export type QueryForm = "value" | "list" | "none";

const SCALARS: ReadonlySet<unknown> = new Set<TextType>(["string", "integer", "number", "boolean", "null"]);

/**
 * How the query of a route carries what a schema describes. A list may hold only what could stand alone; a schema of which
 * nothing is known may describe anything, so also a value.
 */
export function queryForm(schema: unknown, find: FindSchema): QueryForm {
  if (textTypes(schema, find)) return "value";
  const types = [followed(schema, find)?.["type"]].flat();
  if (!types.includes("array") || types.some((name) => name !== "array" && name !== "null")) return "none";
  return itemSchemas(schema, find).every((part) => textTypes(part, find)) ? "list" : "none";
}

/** How the texts of a path or query parameter are read, or null for a string, which needs no conversion. */
export function parameterOf(schema: unknown, find: FindSchema): ParameterModel | null {
  const types = textTypes(schema, find);
  if (!types) return { items: itemSchemas(schema, find).map((item) => textTypes(item, find) ?? []) };
  return types[0] === undefined || types[0] === "string" ? null : { value: types };
}

/** The schemas of an array's items: by position, then of all further items. */
function itemSchemas(schema: unknown, find: FindSchema): readonly unknown[] {
  const { items, prefixItems } = followed(schema, find) ?? {};
  const parts = [...(Array.isArray(prefixItems) ? (prefixItems as readonly unknown[]) : []), items];
  return parts.filter((part) => part !== undefined && part !== false);
}

/** Whether a schema takes texts alone, so that what a path carries needs no conversion. */
export function isText(schema: unknown, find: FindSchema): boolean {
  return textTypes(schema, find)?.every((type) => type === "string") ?? false;
}

/**
 * The types that a text can be converted to, the preferred first, or undefined where the schema accepts anything that no text
 * represents. A text is converted by "type" alone, so a number without it cannot be sent.
 */
function textTypes(schema: unknown, find: FindSchema): readonly TextType[] | undefined {
  const target = followed(schema, find);
  if (!target) return [];
  const { type, enum: values, const: value, anyOf, oneOf, allOf } = target;
  if (type !== undefined) {
    const types = [type].flat() as TextType[];
    if (!types.every((name) => SCALARS.has(name))) return undefined;
    // A text fits a string as it is.
    return types.includes("string") ? ["string", ...types.filter((name) => name !== "string")] : types;
  }
  const constants = Array.isArray(values) ? (values as readonly unknown[]) : "const" in target ? [value] : [];
  if (constants.length > 0) return constants.every((each) => typeof each === "string") ? ["string"] : undefined;
  const branches = [anyOf, oneOf, allOf].find(Array.isArray) as readonly unknown[] | undefined;
  const found = branches?.map((branch) => textTypes(branch, find));
  if (!found?.every((types) => types !== undefined)) return undefined;
  const all = [...new Set(found.flat())];
  return branches === allOf ? all.filter((name) => found.every((types) => types.includes(name))) : all;
}

/** The schema with its reference followed. */
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
