/**
 * Returns `after`, with each part replaced by its counterpart in `before` if both are equal. Counterparts have the same
 * key, or, in lists, the same name or index. Results that were derived from an unchanged part can then be reused.
 */
export function reuseParts<Value>(before: unknown, after: Value): Value {
  if (before === after || !isComposite(before) || !isComposite(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  // The keys of a list are its indexes.
  const old: ReadonlyMap<string, unknown> = new Map(Object.entries(before));
  const named = Array.isArray(before) ? new Map(before.map((item: unknown) => [nameOf(item), item])) : null;
  const entries = Object.entries(after).map(([key, value]): readonly [string, unknown] => {
    const name = named && nameOf(value);
    return [key, reuseParts(name ? named.get(name) : old.get(key), value)];
  });
  const keys = [...old.keys()];
  if (
    entries.length === keys.length &&
    entries.every(([key, value], index) => key === keys[index] && value === old.get(key))
  )
    return before as Value; // it equals `after`
  const parts = Array.isArray(after) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
  return parts as Value; // `after`, with equal parts
}

const isComposite = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Returns the name of an item of a list, or null. */
const nameOf = (item: unknown): string | null =>
  isComposite(item) && "name" in item && typeof item.name === "string" ? item.name : null;
