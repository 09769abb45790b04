/** The differences between the files on disk and the generated files. Paths are sorted. */
export interface Difference {
  readonly missing: readonly string[];
  readonly changed: readonly string[];
  /** Files on disk that are not generated. */
  readonly orphaned: readonly string[];
}

/** Compares generated files with those on disk. Entries that are not readable files have null instead of a text. */
export function compareFiles(
  generated: ReadonlyMap<string, string>,
  present: ReadonlyMap<string, string | null>,
): Difference {
  const paths = [...generated.keys()].sort();
  return {
    missing: paths.filter((path) => !present.has(path)),
    changed: paths.filter((path) => present.has(path) && present.get(path) !== generated.get(path)),
    orphaned: [...present.keys()].filter((path) => !generated.has(path)).sort(),
  };
}

/** Returns whether there are no differences. */
export function isEmpty({ missing, changed, orphaned }: Difference): boolean {
  return missing.length + changed.length + orphaned.length === 0;
}
