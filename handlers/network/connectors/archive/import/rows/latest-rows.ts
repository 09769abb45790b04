/** Returns the latest of the rows with each key; of several from the same time, the last one. */
export function latestRows<Row extends { readonly created_at: number }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Row[] {
  const sorted = rows.toSorted((one, other) => one.created_at - other.created_at);
  return [...new Map(sorted.map((row) => [keyOf(row), row])).values()];
}
