/**
 * Returns the argument of the older name that an entry of `replaced_by.input` refers to: the value of `from`, if this is the only
 * key. Returns undefined for a fixed value.
 */
export function olderArgument(entry: unknown): string | undefined {
  if (typeof entry !== "object" || entry === null || Array.isArray(entry)) return undefined;
  const [[key, value] = [], ...others] = Object.entries(entry) as [string, unknown][];
  return key === "from" && others.length === 0 && typeof value === "string" ? value : undefined;
}
