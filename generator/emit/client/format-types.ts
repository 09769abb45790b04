import { escapeUnseen } from "../../format/text.ts";
import { textWidth } from "../../format/width.ts";

const PRINT_WIDTH = 120;
const COMMENT = /^ *(\/\*\*| \*)/;
const NAME = String.raw`(?:"[^"\\]*"|[\w$]+|\[\w+: string\])\??`;
const ATOM = String.raw`(?:"[^"\\']*"|[\w$.]+(?:\["[^"\\]*"\])*(?:<string, never>)?(?:\[\])*|\(components(?:\["[^"\\]*"\])+\))`;
const UNION = String.raw`${ATOM}(?: \| ${ATOM})*`;
/** Lines that prettier leaves as they are, once indented by two: openers, closers, and members of plain types. */
const OPENS = new RegExp(`^ *(?:export interface \\w+|${NAME}:) \\{$`);
const CLOSES = /^ *\}(?:\[\]| \| null)?;?$/;
/** Lines that go on with what a line above them began: `} & {`. */
const CONTINUES = /^ *[})]/;
const MEMBER = new RegExp(
  `^ *(?:export type [\\w$]+ =|${NAME}:) (?:${UNION}|\\(${ATOM}(?: \\| ${ATOM})+\\)\\[\\]|\\{\\});$`,
);
const LONG_UNION = new RegExp(`^( *)(${NAME}:) (${UNION});$`);

/**
 * Lays out the text of openapi-typescript as prettier would. Prettier itself takes a second for a hundred tools, and
 * nearly every line differs in its indentation alone, so it sees only the members with a line of an unknown form.
 */
export async function formatTypes(text: string): Promise<string> {
  const lines = escapeUnseen(text).trimEnd().split("\n").map(reindent).flatMap(breakLongUnion);
  const output: string[] = [];
  let done = 0;
  for (let index = 0; index < lines.length; index += 1) {
    if (index < done || isPlain(lines[index] ?? "")) continue;
    const [from, to] = enclosing(lines, index, done);
    output.push(...lines.slice(done, from), ...(await formatMember(lines.slice(from, to + 1))));
    done = to + 1;
  }
  return [...output, ...lines.slice(done), ""].join("\n");
}

function reindent(line: string): string {
  const indent = /^(?: {4})*/.exec(line)?.[0].length ?? 0;
  const halved = line.slice(indent / 2);
  return COMMENT.test(halved) ? halved.trimEnd() : halved;
}

function breakLongUnion(line: string): readonly string[] {
  const [, indent, name, union] = textWidth(line) > PRINT_WIDTH ? (LONG_UNION.exec(line) ?? []) : [];
  if (indent === undefined || name === undefined || union === undefined || !union.includes(" | ")) return [line];
  const members = union.match(new RegExp(ATOM, "g")) ?? [];
  const last = members.length - 1;
  return [`${indent}${name}`, ...members.map((member, index) => `${indent}  | ${member}${index === last ? ";" : ""}`)];
}

const BRANCH = new RegExp(`^ *(?:${NAME}:|\\| ${ATOM};?)$`);

function isPlain(line: string): boolean {
  if (line === "" || COMMENT.test(line)) return true;
  const short = textWidth(line) <= PRINT_WIDTH || !line.includes(" | ");
  return (short && (OPENS.test(line) || CLOSES.test(line) || MEMBER.test(line))) || BRANCH.test(line);
}

/** First and last line of the member around a line: of the nearest that stands at most two levels deep. */
function enclosing(lines: readonly string[], index: number, least: number): readonly [number, number] {
  const depth = (at: number): number => /^ */.exec(lines[at] ?? "")?.[0].length ?? 0;
  let from = index;
  while (from > least && (depth(from) > 4 || COMMENT.test(lines[from] ?? "") || CONTINUES.test(lines[from] ?? "")))
    from -= 1;
  let to = index;
  while (to < lines.length - 1 && !(depth(to) === depth(from) && /[;}]$/.test(lines[to] ?? ""))) to += 1;
  return [from, to];
}

async function formatMember(lines: readonly string[]): Promise<readonly string[]> {
  const { format } = await import("prettier");
  const levels = (/^ */.exec(lines[0] ?? "")?.[0].length ?? 0) / 2;
  const open = Array.from({ length: levels }, (_, level) => (level === 0 ? "interface X {" : "x: {"));
  const close = Array.from({ length: levels }, () => "}");
  const text = await format([...open, ...lines, ...close].join("\n"), {
    parser: "typescript",
    printWidth: PRINT_WIDTH,
  });
  return text
    .trimEnd()
    .split("\n")
    .slice(levels, -levels || undefined);
}
