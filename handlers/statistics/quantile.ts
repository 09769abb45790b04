/**
 * Returns a quantile of the values by the nearest-rank method: a `share` of 0.9 is the 90th percentile. null without
 * values.
 */
export function quantile(values: readonly number[], share: number): number | null {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;
}
