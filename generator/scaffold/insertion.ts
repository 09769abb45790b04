/** Text to insert into a file; all other bytes are unchanged. */
export interface Insertion {
  readonly position: number;
  readonly text: string;
}

/** Applies insertions to a text; insertions at the same position are applied in order. */
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

/** Returns the end of the line at `position` if only spaces and comments follow on it, else null. */
export function lineEndAfter(text: string, position: number): number | null {
  const rest = /^(?:[ \t]|\/\*(?:(?!\*\/)[^\r\n])*\*\/)*(?:\/\/[^\r\n]*)?(?=\r?\n|$)/.exec(text.slice(position));
  return rest ? position + rest[0].length : null;
}

/** Returns the text before `position` on its line. */
export function lineBefore(text: string, position: number): string {
  return text.slice(text.lastIndexOf("\n", position - 1) + 1, position);
}

/** Returns the indentation of the line at `position`. */
export const indentAt = (text: string, position: number): string =>
  /^[ \t]*/.exec(lineBefore(text, position))?.[0] ?? "";

/** Returns the line ending used at `position`. */
export function lineEndingAt(text: string, position: number): string {
  const next = text.indexOf("\n", position);
  const at = next === -1 ? text.lastIndexOf("\n", position) : next;
  return at > 0 && text[at - 1] === "\r" ? "\r\n" : "\n";
}
