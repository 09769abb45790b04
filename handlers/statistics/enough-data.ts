/**
 * The minimum number of observations to evaluate rates and means. From this number on, variants are compared, rates are
 * judged, and `enough_data` is true in outputs. With fewer observations, results are shown with their sample size, but are mostly due
 * to chance.
 */
export const minSample = 30;

export const isEnoughData = (observations: number): boolean => observations >= minSample;

/** The number of further observations until there is enough data. */
export const missingObservations = (observations: number): number => Math.max(0, minSample - observations);
