/**
 * Returns the smallest value that at least the given share of the values does not exceed (nearest rank); null without
 * values.
 */
export function quantile(values: readonly number[], share: number): number | null {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;
}
