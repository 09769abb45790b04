/** Text to put into a file; everything around it stays byte for byte. */
export interface Insertion {
  readonly position: number;
  readonly text: string;
}

/** The text with all insertions; those at the same position in their order. */
export function applyInsertions(text: string, insertions: readonly Insertion[]): string {
  const sorted = insertions
    .map((insertion, order) => ({ ...insertion, order }))
    .sort((a, b) => a.position - b.position || a.order - b.order);
  let result = "";
  let done = 0;
  for (const { position, text: added } of sorted) {
    result += text.slice(done, position) + added;
    done = position;
  }
  return result + text.slice(done);
}

/** End of the line on which `position` stands if only spaces and comments follow on it, else null. */
export function lineEndAfter(text: string, position: number): number | null {
  const rest = /^(?:[ \t]|\/\*(?:(?!\*\/)[^\r\n])*\*\/)*(?:\/\/[^\r\n]*)?(?=\r?\n|$)/.exec(text.slice(position));
  return rest ? position + rest[0].length : null;
}

/** What stands before `position` on its line. */
export function lineBefore(text: string, position: number): string {
  return text.slice(text.lastIndexOf("\n", position - 1) + 1, position);
}

/** The spaces and tabs that open the line on which `position` stands. */
export const indentAt = (text: string, position: number): string =>
  /^[ \t]*/.exec(lineBefore(text, position))?.[0] ?? "";

/** The line ending in use around `position`. */
export function lineEndingAt(text: string, position: number): string {
  const next = text.indexOf("\n", position);
  const at = next === -1 ? text.lastIndexOf("\n", position) : next;
  return at > 0 && text[at - 1] === "\r" ? "\r\n" : "\n";
}
