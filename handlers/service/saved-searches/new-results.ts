/** The number of results that are compared between runs: the newest or, in a navigator search, the most prominent ones. */
export const maxCompared = 1_000;

/** New results are counted up to this number. */
export const maxNew = 100;

/**
 * Returns the results that the earlier run did not find, in the order of `found`. If the earlier run was cut off at
 * `maxCompared`, results after the last one that both runs found do not count as new: they were probably beyond the cut-off,
 * and moved up because others disappeared. If the runs have no result in common, all results are new.
 */
export function findNew(found: readonly string[], seen: readonly string[]): string[] {
  const known = new Set(seen);
  const end = seen.length < maxCompared ? found.length : found.findLastIndex((id) => known.has(id)) + 1;
  return (end === 0 ? found : found.slice(0, end)).filter((id) => !known.has(id));
}

export const parseIds = (json: string): string[] => JSON.parse(json) as string[]; // the columns contain string[]
