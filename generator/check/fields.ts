/** A YAML mapping with unknown values. */
export type Fields = { readonly [key: string]: unknown };

/** Returns whether a value is a mapping, and not a list or null. */
export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns a mapping unchanged, and an empty one for any other value. */
export function asFields(value: unknown): Fields {
  return isFields(value) ? value : {};
}

/** Returns the value of an own key; inherited members such as `constructor` are ignored. */
export function own(fields: Fields, key: string): unknown {
  return Object.hasOwn(fields, key) ? fields[key] : undefined;
}

/** Returns a list unchanged, and an empty one for any other value. */
export function asArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : [];
}

/** Returns the strings of a list, with their indexes. */
export function indexedStrings(value: unknown): readonly { readonly text: string; readonly index: number }[] {
  return asArray(value).flatMap((item, index) => (typeof item === "string" ? [{ text: item, index }] : []));
}

/** Returns the value at a path of keys and indexes; undefined if it does not exist. */
export function valueAt(root: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      Array.isArray(value) ? (value as readonly unknown[])[Number(key)] : own(asFields(value), String(key)),
    root,
  );
}

export function asString(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

export function asBoolean(value: unknown): boolean | undefined {
  return typeof value === "boolean" ? value : undefined;
}

export function asNumber(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}
