/**
 * The number of observations that is enough to evaluate rates and means: variants are compared, rates are judged, and
 * outputs report `enough_data`. With fewer observations, results are shown with their sample size, but are mostly due
 * to chance.
 */
export const minSample = 30;

export const isEnoughData = (observations: number): boolean => observations >= minSample;

/** The number of further observations until there is enough data. */
export const missingObservations = (observations: number): number => Math.max(0, minSample - observations);
