import { nearest } from "../../runtime/contract/nearest.ts";

export { nearest };

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
