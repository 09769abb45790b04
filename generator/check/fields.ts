/** A mapping of unknown content, as YAML gives it. */
export type Fields = { readonly [key: string]: unknown };

/** Whether a value is a mapping: no list, no null. */
export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The mapping itself, or an empty one for anything else. */
export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}

/** What a mapping holds under a key of its own: never `constructor` and the like, which every object inherits. */
export function own(fields: Fields, key: string): unknown {
  return Object.hasOwn(fields, key) ? fields[key] : undefined;
}

/** The list itself, or an empty one for anything else. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : [];
}

/** The texts of a list, with their places in it. */
export function textsOf(value: unknown): readonly { readonly text: string; readonly index: number }[] {
  return listOf(value).flatMap((item, index) => (typeof item === "string" ? [{ text: item, index }] : []));
}

export function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

export function flagOf(value: unknown): boolean | undefined {
  return typeof value === "boolean" ? value : undefined;
}

export function numberOf(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}
