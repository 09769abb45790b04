import { nearest as nearestOf } from "../../runtime/contract/nearest.ts";

/**
 * The maximum number of character comparisons for the suggestions of one check, about one second of work. This is enough for
 * more than 100 misspelled names in a specification of 1,000 tools. Beyond it, names are reported without a suggestion.
 */
const MAX_COMPARISONS = 50_000_000;

let comparisons = 0;

/** Resets the budget at the start of a check, so that the same specification always gets the same suggestions. */
export function resetSuggestions(): void {
  comparisons = 0;
}

/** Returns the candidate most similar to a misspelled name; undefined if none is close or the budget is used up. */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  if (comparisons > MAX_COMPARISONS) return undefined;
  const names = [...candidates];
  comparisons += Math.min(name.length, 100) * names.reduce((sum, candidate) => sum + candidate.length, 0);
  return nearestOf(name, names);
}

/** Returns a hint with the nearest name, or undefined if none is close. */
export function didYouMean(name: string, candidates: Iterable<string>): string | undefined {
  const best = nearest(name, candidates);
  return best === undefined ? undefined : `did you mean "${best}"?`;
}

/** Returns a hint with the nearest valid name, or with all valid names if they are few. */
export function hintAt(name: string, candidates: Iterable<string>): string | undefined {
  const names = [...candidates];
  const best = didYouMean(name, names);
  if (best !== undefined) return best;
  return names.length > 0 && names.length <= FEW ? `use one of: ${names.join(", ")}` : undefined;
}

/** The maximum number of names in one hint. */
const FEW = 12;
