/** Longer names are not compared, because the cost grows with the product of the lengths. */
const maxLength = 100;

/** Returns the maximum number of edits between a misspelled name and the intended one. */
export const maxEdits = (name: string): number => Math.max(1, Math.floor(name.length / 3));

/**
 * Returns the candidate closest to a misspelled name, or else the first candidate that is a prefix of the name, or vice versa.
 * Returns undefined if there is none.
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const names = [...candidates];
  return nearestFew(name, names, 1, maxEdits(name))[0] ?? abbreviated(name.toLowerCase(), names);
}

/** Returns the candidates closest to a name, closest first: at most `count`, and none further than `limit` edits away. */
export function nearestFew(
  name: string,
  candidates: Iterable<string>,
  count: number,
  limit = Math.ceil(name.length / 3),
): string[] {
  if (name.length > maxLength) return [];
  const wanted = name.toLowerCase();
  const found: { readonly candidate: string; readonly distance: number }[] = [];
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - wanted.length) > limit) continue;
    const distance = editDistance(wanted, candidate.toLowerCase(), limit);
    if (distance <= limit) found.push({ candidate, distance });
  }
  return found
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ candidate }) => candidate);
}

function abbreviated(wanted: string, names: readonly string[]): string | undefined {
  if (wanted.length > maxLength) return undefined;
  const isPart = (part: string, whole: string): boolean => part.length > 2 && whole.startsWith(part);
  return names.find((name) => isPart(wanted, name.toLowerCase()) || isPart(name.toLowerCase(), wanted));
}

/**
 * Returns the number of edits between two strings: insertions, deletions, substitutions and transpositions of adjacent
 * characters (optimal string alignment, the restricted Damerau-Levenshtein distance). If it exceeds the limit, the result may
 * be `Infinity`, which saves most of the work for strings that have little in common.
 */
export function editDistance(a: string, b: string, limit = Infinity): number {
  const width = b.length + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: width }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j < width; j += 1) {
      const substitution = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + substitution);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, at(beforeLast, j - 2) + 1);
      row.push(cost);
    }
    if (Math.min(...row) > limit) return Infinity; // later rows contain no smaller values
    [beforeLast, last] = [last, row];
  }
  return at(last, b.length);
}

const at = (row: readonly number[], index: number): number => row[index] ?? Number.POSITIVE_INFINITY;
