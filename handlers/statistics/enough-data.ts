/**
 * The number of observations from which rates and means are evaluated: variants are compared, rates are judged, and outputs
 * report `enough_data`. With fewer, results are shown with their sample size, but chance explains most of them.
 */
export const minSample = 30;

export const isEnoughData = (observations: number): boolean => observations >= minSample;

/** The number of further observations until there is enough data. */
export const missingObservations = (observations: number): number => Math.max(0, minSample - observations);
