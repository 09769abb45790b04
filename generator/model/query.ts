import type { Schema } from "./model.ts";
import { isSchema } from "./schema-parts.ts";

/** The shared schema of a name, or undefined where nothing is known of it. */
export type FindSchema = (name: string) => Schema | undefined;

/** How a query carries a value: as one text, as a list of texts, or not at all. */
export type QueryForm = "value" | "list" | "none";

const SCALARS: ReadonlySet<unknown> = new Set(["string", "integer", "number", "boolean", "null"]);

/**
 * How the query of a route carries what a schema describes. A list may hold only what could stand alone; a schema of which
 * nothing is known may describe anything, so also a value.
 */
export function queryForm(schema: unknown, find: FindSchema): QueryForm {
  if (textTypes(schema, find)) return "value";
  const { type, items, prefixItems } = followed(schema, find) ?? {};
  const types = [type].flat();
  if (!types.includes("array") || types.some((name) => name !== "array" && name !== "null")) return "none";
  const parts = [...(Array.isArray(prefixItems) ? (prefixItems as readonly unknown[]) : []), items];
  return parts.every((part) => part === undefined || part === false || textTypes(part, find)) ? "list" : "none";
}

/** Whether a schema takes texts alone, so that what a path carries needs no conversion. */
export function isText(schema: unknown, find: FindSchema): boolean {
  return textTypes(schema, find)?.every((type) => type === "string") ?? false;
}

/**
 * The types that a text can be converted to in order to fit, or undefined where the schema takes anything that no text stands
 * for. Converting goes by "type", so that a number without it cannot be sent.
 */
function textTypes(schema: unknown, find: FindSchema): readonly string[] | undefined {
  const target = followed(schema, find);
  if (!target) return [];
  const { type, enum: values, const: value, anyOf, oneOf, allOf } = target;
  if (type !== undefined)
    return [type].flat().every((name) => SCALARS.has(name)) ? ([type].flat() as string[]) : undefined;
  const constants = Array.isArray(values) ? (values as readonly unknown[]) : "const" in target ? [value] : [];
  if (constants.length > 0) return constants.every((each) => typeof each === "string") ? ["string"] : undefined;
  const branches = [anyOf, oneOf, allOf].find(Array.isArray) as readonly unknown[] | undefined;
  const found = branches?.map((branch) => textTypes(branch, find));
  return found?.every((types) => types !== undefined) ? found.flat() : undefined;
}

/** The schema with its reference followed. */
function followed(schema: unknown, find: FindSchema): Schema | undefined {
  let current = schema;
  for (const seen = new Set<unknown>(); isSchema(current) && typeof current.$ref === "string"; seen.add(current)) {
    current = seen.has(current) ? undefined : find(current.$ref);
  }
  return isSchema(current) ? current : undefined;
}
