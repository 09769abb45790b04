import type { AST } from "@eslint-community/regexpp";

/** Sets of code points: inclusive ranges, sorted, without overlaps. */
export type Ranges = readonly (readonly [from: number, to: number])[];

const MAX_CODE_POINT = 0x10ffff;

/** The characters that `.` does not match without the flag `s` (ECMA-262, section 12.3). */
const LINE_ENDS: Ranges = [
  [0x0a, 0x0a],
  [0x0d, 0x0d],
  [0x2028, 0x2029],
];

/** Returns the code points that a node matches with the flag `u`, or undefined for a class of the flag `v`. */
export function codePointsOf(node: AST.Node): Ranges | undefined {
  switch (node.type) {
    case "Character":
      return [[node.value, node.value]];
    case "CharacterClassRange":
      return [[node.min.value, node.max.value]];
    case "CharacterSet":
      if (node.kind === "any") return complement(LINE_ENDS);
      if (node.kind === "property") return scan(node.raw, MAX_CODE_POINT);
      return node.negate ? complement(scan(node.raw.toLowerCase(), 0xffff)) : scan(node.raw, 0xffff);
    case "CharacterClass": {
      const parts = node.elements.map(codePointsOf);
      if (!parts.every((part) => part !== undefined)) return undefined;
      const ranges = merge(parts.flat());
      return node.negate ? complement(ranges) : ranges;
    }
    default:
      return undefined;
  }
}

const scanned = new Map<string, Ranges>();

/** Finds the code points of an escape such as `\d` or `\p{L}` by testing each one, so that the engine's tables apply. */
function scan(escape: string, last: number): Ranges {
  const known = scanned.get(escape);
  if (known) return known;
  const expression = new RegExp(`^${escape}$`, "u");
  const ranges: [number, number][] = [];
  for (let code = 0; code <= last; code++) {
    if (!expression.test(String.fromCodePoint(code))) continue;
    const range = ranges.at(-1);
    if (range?.[1] === code - 1) range[1] = code;
    else ranges.push([code, code]);
  }
  scanned.set(escape, ranges);
  return ranges;
}

function merge(ranges: Ranges): Ranges {
  const merged: [number, number][] = [];
  for (const [from, to] of [...ranges].sort(([a], [b]) => a - b)) {
    const last = merged.at(-1);
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

function complement(ranges: Ranges): Ranges {
  const starts = [0, ...ranges.map(([, to]) => to + 1)];
  const ends = [...ranges.map(([from]) => from - 1), MAX_CODE_POINT];
  return starts.flatMap((start, index) =>
    start <= (ends[index] ?? 0) ? [[start, ends[index] ?? MAX_CODE_POINT] as const] : [],
  );
}

/**
 * Partitions the code points by the sets that contain them. Each item of the result represents all code points that belong to
 * the same sets, and contains one boolean for each set.
 */
export function alphabetOf(sets: readonly Ranges[]): readonly (readonly boolean[])[] {
  const starts = new Set(sets.flat().flatMap(([from, to]) => [from, to + 1]));
  const alphabet = new Map<string, readonly boolean[]>();
  for (const code of starts) {
    const member = sets.map((ranges) => contains(ranges, code));
    alphabet.set(member.map(Number).join(""), member);
  }
  return [...alphabet.values()];
}

function contains(ranges: Ranges, code: number): boolean {
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.[1] ?? MAX_CODE_POINT) < code) low = middle + 1;
    else high = middle;
  }
  return (ranges[low]?.[0] ?? Infinity) <= code;
}
