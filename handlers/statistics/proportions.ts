/** The number of successes in a number of trials. */
export interface Proportion {
  readonly hits: number;
  readonly tries: number;
}

/** The two-sided 95% quantile of the standard normal distribution. */
const z95 = 1.959963984540054;

/**
 * The Wilson score interval at 95%, in percent with one decimal (E. B. Wilson, J. Am. Stat. Assoc. 22, 1927, p. 209);
 * null without trials.
 */
export function wilsonInterval({ hits, tries }: Proportion): { low: number; high: number } | null {
  if (tries === 0) return null;
  const rate = hits / tries;
  const scale = 1 + z95 ** 2 / tries;
  const center = (rate + z95 ** 2 / (2 * tries)) / scale;
  const half = (z95 / scale) * Math.sqrt((rate * (1 - rate)) / tries + z95 ** 2 / (4 * tries ** 2));
  const inPercent = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10;
  return { low: inPercent(center - half), high: inPercent(center + half) };
}

/** The two-sided p-value of the two-proportion z-test with the pooled rate; 1 if both rates are 0% or both are 100%. */
export function compareProportions(one: Proportion, other: Proportion): number {
  const pooled = (one.hits + other.hits) / (one.tries + other.tries);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / one.tries + 1 / other.tries));
  if (!(error > 0)) return 1;
  const z = Math.abs(one.hits / one.tries - other.hits / other.tries) / error;
  return Math.min(1, 2 * upperTail(z));
}

/**
 * The number of trials of each variant that a two-sided test at level `alpha` requires to detect the difference between two
 * rates with 80% power (J. L. Fleiss, Statistical Methods for Rates and Proportions, ch. 4, without continuity correction).
 */
export function triesNeeded(one: number, other: number, alpha: number): number {
  const mean = (one + other) / 2;
  const spread = Math.sqrt(2 * mean * (1 - mean));
  const spreads = Math.sqrt(one * (1 - one) + other * (1 - other));
  return Math.ceil(((upperQuantile(alpha / 2) * spread + upperQuantile(0.2) * spreads) / (one - other)) ** 2);
}

/**
 * P(Z > z) for z >= 0, computed by a continued fraction for z > 3, otherwise by a series (Abramowitz and Stegun, 26.2.14 and
 * 26.2.11).
 */
export function upperTail(z: number): number {
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  if (z > 3) {
    let fraction = z;
    for (let n = 80; n >= 1; n--) fraction = z + n / fraction;
    return density / fraction;
  }
  let term = z;
  let sum = z;
  for (let n = 1; n < 80; n++) {
    term *= (z * z) / (2 * n + 1);
    sum += term;
  }
  return 0.5 - density * sum;
}

/** The z with P(Z > z) = tail, for tails of at most 0.5. */
export function upperQuantile(tail: number): number {
  let low = 0;
  let high = 40;
  for (let turn = 0; turn < 80; turn++) {
    const middle = (low + high) / 2;
    if (upperTail(middle) > tail) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
