/** Strings up to this length are worth sharing: names, addresses, ids. */
const maxSharedLength = 300;

/**
 * Returns a function that replaces each string of a record with a copy; equal short strings share one copy. A
 * substring keeps the whole original string in memory, so without copies, the cells of a row would keep the whole text
 * of the file in memory.
 */
export function createCompactor(): <Value>(value: Value) => Value {
  const shared = new Map<string, string>();
  return function compact<Value>(value: Value): Value {
    // Strings become equal strings, and objects keep their keys, so the type is the same.
    if (typeof value === "string") return copy(value, shared) as Value;
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) return value.map(compact) as Value;
    const record = value as Record<string, unknown>;
    for (const key of Object.keys(record)) record[key] = compact(record[key]);
    return value;
  };
}

function copy(text: string, shared: Map<string, string>): string {
  if (text.length > maxSharedLength) return Buffer.from(text).toString();
  let known = shared.get(text);
  if (known === undefined) shared.set((known = Buffer.from(text).toString()), known);
  return known;
}
