import type { ArgumentProblem } from "../contract/failure.ts";

/** Maximum number of problems in a response. */
export const maxProblems = 20;

/** Maximum length of one text of an argument problem, in UTF-16 code units. */
const maxTextLength = 300;

/** Maximum size of all listed problems in bytes, so that a response stays under 16 kB. */
const maxListedBytes = 9_000;

/** Truncates a text that is longer than `maxLength` UTF-16 code units, and appends an ellipsis. */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const start = text.slice(0, maxLength - 1);
  return `${start.isWellFormed() ? start : start.slice(0, -1)}…`;
}

/** Returns the first 20 problems with shortened texts, or fewer if they exceed 9,000 bytes. */
export function boundProblems(problems: readonly ArgumentProblem[]): readonly ArgumentProblem[] {
  const listed: ArgumentProblem[] = [];
  let bytes = 0;
  for (const problem of problems.slice(0, maxProblems)) {
    const shortened = shortenTexts(problem);
    bytes += encodedBytes(shortened);
    if (bytes > maxListedBytes) break;
    listed.push(shortened);
  }
  return listed;
}

function shortenTexts({ pointer, detail, expected, hint }: ArgumentProblem): ArgumentProblem {
  return {
    pointer: shorten(pointer, maxTextLength),
    detail: shorten(detail, maxTextLength),
    ...(expected !== undefined && { expected: shorten(expected, maxTextLength) }),
    ...(hint !== undefined && { hint: shorten(hint, maxTextLength) }),
  };
}

/** Returns the size of a value in an MCP tool result, which contains problems as JSON inside a JSON string. */
const encodedBytes = (value: object): number => Buffer.byteLength(JSON.stringify(JSON.stringify(value)));
