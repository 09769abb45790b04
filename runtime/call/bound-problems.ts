import type { ArgumentProblem } from "../contract/failure.ts";

/** The most problems that a response lists. */
export const maxProblems = 20;

/** UTF-16 units of one text of an argument problem. */
const maxTextLength = 300;

/** Bytes of all listed problems on the wire, so that a whole response stays under 16 kB. */
const maxListedBytes = 9_000;

/** The text, or its beginning and an ellipsis where it is longer than `maxLength` UTF-16 units. */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const start = text.slice(0, maxLength - 1);
  return `${start.isWellFormed() ? start : start.slice(0, -1)}…`;
}

/** The first 20 problems with shortened texts, or fewer where they take more than 9,000 bytes on the wire. */
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

/** Bytes of a value in a tool result of MCP, which contains problems as JSON inside a JSON string. */
const encodedBytes = (value: object): number => Buffer.byteLength(JSON.stringify(JSON.stringify(value)));
