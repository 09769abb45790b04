import { nearest as nearestOf } from "../../runtime/contract/nearest.ts";

/**
 * Pairs of characters that may be compared for the suggestions of one check; it takes about a second. In a specification of 1,000
 * tools that is enough for more than 100 misspelt names, and without a limit the work grows with the product of names and
 * candidates. Names without a suggestion are still reported.
 */
const MAX_COMPARISONS = 50_000_000;

let comparisons = 0;

/** Starts a check: the same specification always gets the same suggestions. */
export function resetSuggestions(): void {
  comparisons = 0;
}

/** The candidate that a misspelt name most likely means; undefined where none is close, and after many suggestions. */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  if (comparisons > MAX_COMPARISONS) return undefined;
  const names = [...candidates];
  comparisons += Math.min(name.length, 100) * names.reduce((sum, candidate) => sum + candidate.length, 0);
  return nearestOf(name, names);
}

/** A hint at the nearest name, where one is close. */
export function didYouMean(name: string, candidates: Iterable<string>): string | undefined {
  const best = nearest(name, candidates);
  return best === undefined ? undefined : `did you mean "${best}"?`;
}

/** A hint towards valid names: the nearest one, else all of them where they are few. */
export function hintAt(name: string, candidates: Iterable<string>): string | undefined {
  const names = [...candidates];
  const best = didYouMean(name, names);
  if (best !== undefined) return best;
  return names.length > 0 && names.length <= FEW ? `one of: ${names.join(", ")}` : undefined;
}

/** So many names are still readable in one hint. */
const FEW = 12;
