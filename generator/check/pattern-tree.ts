/** Code points from and to which characters reach, sorted and without overlaps. */
export type Ranges = readonly (readonly [from: number, to: number])[];

/** A regular expression taken apart. */
export type PatternNode =
  | { readonly kind: "characters"; readonly ranges: Ranges }
  | { readonly kind: "sequence"; readonly parts: readonly PatternNode[] }
  | { readonly kind: "choice"; readonly parts: readonly PatternNode[] }
  | { readonly kind: "repeat"; readonly body: PatternNode; readonly least: number; readonly most: number };

export interface PatternTree {
  readonly root: PatternNode;
  /** It starts with `^`, so that it is tried at one place alone. */
  readonly anchored: boolean;
}

const TOKEN = /\\u\{[0-9A-Fa-f]+\}|\\u[0-9A-Fa-f]{4}|\\x[0-9A-Fa-f]{2}|\\.|\(\?:|\(\?|\{\d+(?:,\d*)?\}|./gsu;
const LAST = 0x10ffff;
const DIGITS: Ranges = [[0x30, 0x39]];
const WORDS: Ranges = [...DIGITS, [0x41, 0x5a], [0x5f, 0x5f], [0x61, 0x7a]];
/** White space and line ends (ECMA-262, sections 12.2 and 12.3). */
const SPACES: Ranges = [
  [0x09, 0x0d],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
];
const LINE_ENDS: Ranges = [
  [0x0a, 0x0a],
  [0x0d, 0x0d],
  [0x2028, 0x2029],
];
const CONTROLS: Readonly<Record<string, number>> = { t: 0x09, n: 0x0a, v: 0x0b, f: 0x0c, r: 0x0d };

/**
 * Takes apart a regular expression that compiles with the flag u. Undefined for one with anything but characters, classes,
 * groups, alternatives, repetitions, `^` at its start and `$` at its end.
 */
export function parsePattern(pattern: string): PatternTree | undefined {
  const tokens = pattern.match(TOKEN) ?? [];
  const anchored = tokens[0] === "^";
  const end = tokens.length - (tokens.at(-1) === "$" ? 1 : 0);
  let at = anchored ? 1 : 0;
  const unknown: string[] = [];

  const choice = (): PatternNode => {
    const parts = [sequence()];
    while (at < end && tokens[at] === "|") {
      at += 1;
      parts.push(sequence());
    }
    return parts.length === 1 && parts[0] ? parts[0] : { kind: "choice", parts };
  };
  const sequence = (): PatternNode => {
    const parts: PatternNode[] = [];
    while (unknown.length === 0 && at < end && tokens[at] !== "|" && tokens[at] !== ")") parts.push(repeated(atom()));
    return { kind: "sequence", parts };
  };
  const repeated = (body: PatternNode): PatternNode => {
    const [least, most] = (at < end ? quantifier(tokens[at] ?? "") : undefined) ?? [];
    if (least === undefined || most === undefined) return body;
    at += 1;
    if (at < end && tokens[at] === "?") at += 1;
    return { kind: "repeat", body, least, most };
  };
  const atom = (): PatternNode => {
    const token = tokens[at++] ?? "";
    if (token === "(" || token === "(?:") {
      const inner = choice();
      at += 1;
      return inner;
    }
    if (token === "[") return { kind: "characters", ranges: characterClass() };
    if (token === ".") return { kind: "characters", ranges: complement(LINE_ENDS) };
    if (["^", "$", "(?"].includes(token)) unknown.push(token);
    return { kind: "characters", ranges: characters(token) };
  };
  const characterClass = (): Ranges => {
    const negated = tokens[at] === "^";
    if (negated) at += 1;
    const ranges: (readonly [number, number])[] = [];
    while (unknown.length === 0 && at < end && tokens[at] !== "]") {
      const from = characters(tokens[at++] ?? "");
      const to = tokens[at] === "-" && tokens[at + 1] !== "]" ? characters(tokens[at + 1] ?? "") : undefined;
      if (to) at += 2;
      ranges.push(...(to ? [[from[0]?.[0] ?? 0, to[0]?.[1] ?? LAST] as const] : from));
    }
    at += 1;
    return negated ? complement(merge(ranges)) : merge(ranges);
  };
  const characters = (token: string): Ranges => {
    const ranges = token.startsWith("\\") ? escaped(token) : Array.from(token).length === 1 ? one(token) : undefined;
    if (!ranges) unknown.push(token);
    return ranges ?? [];
  };

  const root = choice();
  const cut = root.kind === "choice" && (anchored || end < tokens.length);
  return unknown.length === 0 && at === end && !cut ? { root, anchored } : undefined;
}

/** Whether a character belongs to both. */
export function overlap(a: Ranges, b: Ranges): boolean {
  return a.some(([from, to]) => b.some(([otherFrom, otherTo]) => from <= otherTo && otherFrom <= to));
}

function quantifier(token: string): readonly [least: number, most: number] | undefined {
  if (token === "*") return [0, Infinity];
  if (token === "+") return [1, Infinity];
  if (token === "?") return [0, 1];
  const [, least, further, most] = /^\{(\d+)(,)?(\d*)\}$/.exec(token) ?? [];
  if (least === undefined) return undefined;
  return [Number(least), further === undefined ? Number(least) : most === "" ? Infinity : Number(most)];
}

/** What an escape stands for; undefined for one that is no set of characters, or that depends on tables of Unicode. */
function escaped(token: string): Ranges | undefined {
  const [, code] = /^\\[ux]\{?([0-9A-Fa-f]+)\}?$/.exec(token) ?? [];
  if (code !== undefined) return [[parseInt(code, 16), parseInt(code, 16)]];
  const letter = token.slice(1);
  const set = { d: DIGITS, w: WORDS, s: SPACES }[letter.toLowerCase()];
  if (set) return letter === letter.toLowerCase() ? set : complement(set);
  const control = CONTROLS[letter];
  if (control !== undefined) return [[control, control]];
  return /^[A-Za-z0-9]/.test(letter) ? undefined : one(letter);
}

function one(character: string): Ranges {
  const code = character.codePointAt(0) ?? 0;
  return [[code, code]];
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
  const ends = [...ranges.map(([from]) => from - 1), LAST];
  return starts.flatMap((start, index) => (start <= (ends[index] ?? 0) ? [[start, ends[index] ?? LAST] as const] : []));
}
