import type { LanguageSchema } from "./key-types.ts";

/** A value of a specification file with its declaration. */
export interface Visit {
  readonly path: readonly (string | number)[];
  readonly schema: LanguageSchema;
  readonly value: unknown;
}

/**
 * Returns a declared value and every value inside it with its declaration; parents come first. JSON Schemas are returned
 * without the values inside them, and so are values that do not have the declared type. Undeclared keys are skipped.
 */
export function walk(schema: LanguageSchema, value: unknown, path: Visit["path"] = []): readonly Visit[] {
  const visits: Visit[] = [];
  visitAll(schema, value, path, visits);
  return visits;
}

function visitAll(schema: LanguageSchema, value: unknown, path: Visit["path"], visits: Visit[]): void {
  const form = formOf(schema, value);
  visits.push({ path, schema: form, value });
  if (form.isSchema !== undefined) return;
  if (Array.isArray(value)) {
    const { items } = form;
    if (items) value.forEach((item, index) => visitAll(items as LanguageSchema, item, [...path, index], visits));
  } else if (isMapping(value)) {
    for (const [key, item] of Object.entries(value)) {
      const declared = keySchema(form, key);
      if (declared) visitAll(declared, item, [...path, key], visits);
    }
  }
}

/** Returns the declared keys of a mapping. Other declarations and mappings with arbitrary keys have none. */
export function keysOf(schema: LanguageSchema): Readonly<Record<string, LanguageSchema>> {
  return (schema["properties"] ?? {}) as Readonly<Record<string, LanguageSchema>>;
}

/** Returns the required keys of a mapping. */
export function requiredKeys(schema: LanguageSchema): readonly string[] {
  return (schema["required"] ?? []) as readonly string[];
}

/** Returns the forms of an `either`, or a list with only the declaration itself. */
export function formsOf(schema: LanguageSchema): readonly LanguageSchema[] {
  return (schema["anyOf"] as readonly LanguageSchema[] | undefined) ?? [schema];
}

function keySchema(schema: LanguageSchema, key: string): LanguageSchema | undefined {
  const keys = keysOf(schema);
  if (Object.hasOwn(keys, key)) return keys[key];
  const values: unknown = schema["additionalProperties"];
  return isMapping(values) ? (values as LanguageSchema) : undefined;
}

/** Returns the form of an `either` that best matches a value, or the `either` itself if no form has its type. */
function formOf(schema: LanguageSchema, value: unknown): LanguageSchema {
  const forms = formsOf(schema);
  if (forms.length === 1) return schema;
  const fitting = forms.filter((form) => matchesType(form, value));
  const named = fitting.find((form) => requiredKeys(form).some((key) => isMapping(value) && Object.hasOwn(value, key)));
  const open = fitting.find((form) => requiredKeys(form).length === 0);
  // If any value is valid, a mapping with an undeclared key is not a malformed `named`.
  if (named && open && acceptsAny(open) && Object.keys(value as object).some((key) => !keySchema(named, key)))
    return open;
  return named ?? open ?? fitting.at(-1) ?? schema;
}

/** Returns whether a value has the JSON type of a declaration. */
export function matchesType(schema: LanguageSchema, value: unknown): boolean {
  if ("const" in schema) return schema["const"] === value;
  switch (schema["type"]) {
    case "string":
      return typeof value === "string";
    case "boolean":
      return typeof value === "boolean";
    case "integer":
      return Number.isInteger(value);
    case "number":
      return Number.isFinite(value);
    case "array":
      return Array.isArray(value);
    case "object":
      return isMapping(value);
    default:
      return "anyOf" in schema ? formsOf(schema).some((form) => matchesType(form, value)) : true;
  }
}

/** Returns whether a declaration accepts any value. */
const acceptsAny = (schema: LanguageSchema): boolean =>
  !["type", "const", "anyOf"].some((keyword) => keyword in schema);

function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
