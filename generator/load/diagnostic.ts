import { showInvisible } from "../format/invisible-characters.ts";

/** One problem of the specification, at the key or value that caused it. Lines and columns count from 1. */
export interface Diagnostic {
  /** Path below the service's root, with forward slashes: `spec/tools/messaging/send_message.yaml`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Stable kebab-case name of the rule: `unknown-keyword`. */
  readonly code: string;
  readonly text: string;
  /** What to do, where that is known. */
  readonly hint?: string;
}

/** In file order: by path, then line, then column, then code. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...diagnostics].sort(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.code, b.code),
  );
}

/** Characters of a text or hint, which can quote a name of any length. */
const MAX_TEXT_LENGTH = 500;

/** A text as a diagnostic contains it: cut where it is too long to be read. */
export function cutText(text: string): string {
  return text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH - 3)}...` : text;
}

/** `file:line:column: error code: text`, with the hint on a second, indented line. */
export function formatDiagnostic({ file, line, column, code, text, hint }: Diagnostic): string {
  const message = `${showInvisible(file)}:${line}:${column}: error ${code}: ${showInvisible(text)}`;
  return hint === undefined ? message : `${message}\n  hint: ${showInvisible(hint)}`;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
