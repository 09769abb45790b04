/** A replacement in a file. Offsets count UTF-16 code units. */
export interface TextEdit {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Applies edits to a text. Of edits with the same start, only the longest is applied.
 * @throws Error if edits with different starts overlap.
 */
export function applyEdits(text: string, edits: readonly Omit<TextEdit, "file">[]): string {
  let result = text;
  let before = Infinity;
  for (const { start, end, text: replacement } of [...edits].sort((a, b) => b.start - a.start || b.end - a.end)) {
    if (start === before) continue;
    if (end > before) throw new Error("edits overlap");
    result = result.slice(0, start) + replacement + result.slice(end);
    before = start;
  }
  return result;
}

/** Groups edits by file. */
export function editsByFile(edits: readonly TextEdit[]): ReadonlyMap<string, readonly TextEdit[]> {
  const groups = new Map<string, TextEdit[]>();
  for (const edit of edits) {
    const group = groups.get(edit.file);
    if (group) group.push(edit);
    else groups.set(edit.file, [edit]);
  }
  return groups;
}
