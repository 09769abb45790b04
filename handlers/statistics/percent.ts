/** `part` of `whole` in percent with one decimal; null when there is nothing to divide by. */
export function percent(part: number, whole: number): number | null {
  return whole === 0 ? null : roundTo(1, (part / whole) * 100);
}

/** Rounds half up to so many decimals. */
export function roundTo(decimals: number, value: number): number {
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor;
}
