import { showInvisible } from "../format/invisible-characters.ts";

/** A problem in the specification, at the key or value that caused it. Lines and columns start at 1. */
export interface Diagnostic {
  /** Path relative to the service's root, with forward slashes: `spec/tools/messaging/send_message.yaml`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The kebab-case code of the problem: `unknown-keyword`. */
  readonly code: string;
  readonly text: string;
  /** How to fix the problem, if known. */
  readonly hint?: string;
}

/** Sorts diagnostics by path, line, column and code. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...diagnostics].sort(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.code, b.code),
  );
}

/** The maximum length of a text or hint in characters. Without it, quoted names could make them very long. */
const MAX_TEXT_LENGTH = 500;

/** Truncates the text or hint of a diagnostic. */
export function truncateText(text: string): string {
  return text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH - 3)}...` : text;
}

/** Formats a diagnostic as `file:line:column: error code: text`, with the hint on a second, indented line. */
export const formatDiagnostic = (diagnostic: Diagnostic): string =>
  formatAt(`${diagnostic.file}:${diagnostic.line}:${diagnostic.column}`, diagnostic);

/** Formats a diagnostic as `formatDiagnostic` does, with another place. */
export function formatAt(place: string, { code, text, hint }: Omit<Diagnostic, "file" | "line" | "column">): string {
  const message = `${showInvisible(place)}: error ${code}: ${showInvisible(text)}`;
  return hint === undefined ? message : `${message}\n  hint: ${showInvisible(hint)}`;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
