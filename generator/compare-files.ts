/** How the files on disk differ from those that would be generated. Paths are sorted. */
export interface Difference {
  readonly missing: readonly string[];
  readonly changed: readonly string[];
  /** On disk, but generated from nothing. */
  readonly orphaned: readonly string[];
}

/** Compares path to text with path to text; null is whatever is not a readable file, and equals no text. */
export function compareFiles(
  wanted: ReadonlyMap<string, string>,
  present: ReadonlyMap<string, string | null>,
): Difference {
  const paths = [...wanted.keys()].sort();
  return {
    missing: paths.filter((path) => !present.has(path)),
    changed: paths.filter((path) => present.has(path) && present.get(path) !== wanted.get(path)),
    orphaned: [...present.keys()].filter((path) => !wanted.has(path)).sort(),
  };
}

/** Whether there is no difference. */
export function isSame({ missing, changed, orphaned }: Difference): boolean {
  return missing.length + changed.length + orphaned.length === 0;
}
