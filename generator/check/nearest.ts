/**
 * The candidate that a misspelt name most likely means, or undefined where none is close; one that it
 * abbreviates counts too. Ties go to the first.
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase();
  if (wanted.length > LONGEST) return undefined;
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - wanted.length) >= bestDistance) continue;
    const distance = editDistance(wanted, candidate.toLowerCase());
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best ?? [...candidates].find((candidate) => wanted.length > 2 && candidate.toLowerCase().startsWith(wanted));
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

/**
 * Edits between two texts: insertions, deletions, substitutions and swaps of neighbours, each counting one (optimal string
 * alignment, the restricted Damerau-Levenshtein distance).
 */
export function editDistance(a: string, b: string): number {
  const width = b.length + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: width }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j < width; j++) {
      const substitution = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + substitution);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, at(beforeLast, j - 2) + 1);
      row.push(cost);
    }
    [beforeLast, last] = [last, row];
  }
  return at(last, b.length);
}

/** Names longer than this are not compared: the work grows with the product of the lengths. */
const LONGEST = 100;
/** So many names are still readable in one hint. */
const FEW = 12;

const at = (row: readonly number[], index: number): number => row[index] ?? Number.POSITIVE_INFINITY;
