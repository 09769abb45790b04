import { RegExpParser, type AST } from "@eslint-community/regexpp";
import { codePointsOf, type Ranges } from "./code-points.ts";

/** Positions by index, with the number of ways in which a matcher can reach each. */
export type WaysByPosition = Map<number, number>;

/** One character of a pattern; repetitions are unrolled into several positions. */
export interface Position {
  readonly ranges: Ranges;
  /** The positions that can match the next character. */
  readonly following: WaysByPosition;
  /** The source of the innermost repetition around the character, or of the character itself. */
  readonly part: string;
}

/** A pattern as an automaton of positions (Glushkov 1961), with the number of ways between them. */
export interface Automaton {
  readonly positions: readonly Position[];
  readonly first: WaysByPosition;
  /** The positions at which a match can end. */
  readonly last: ReadonlySet<number>;
  /** Whether the pattern matches the empty string. */
  readonly empty: boolean;
  /** Whether every alternative starts with `^`, so that a match is tried only at the start. */
  readonly anchored: boolean;
  /** Whether a match depends on its surroundings: `^`, `$`, `\b` or `\B`. */
  readonly asserts: boolean;
}

/** Thrown if a part of a pattern cannot be converted to an automaton, or makes it too large. */
export class UnsupportedPatternError extends Error {
  readonly part: string;
  readonly reason: "size" | "empty" | "syntax";
  constructor(message: string, part: string, reason: UnsupportedPatternError["reason"]) {
    super(message);
    this.part = part;
    this.reason = reason;
  }
}

/** The maximum number of positions of a pattern, and of connections between positions. */
export const MAX_POSITIONS = 2000;
const MAX_CONNECTIONS = 20_000;
/** The maximum number of ways in which a part may match the empty string. */
const MAX_EMPTY = 100;

interface Part {
  /** The number of ways in which it matches the empty string. */
  readonly empty: number;
  readonly first: WaysByPosition;
  readonly last: WaysByPosition;
}

const nothing = (): Part => ({ empty: 1, first: new Map(), last: new Map() });

/**
 * Builds the automaton of a pattern that compiles with the flag `u`. Assertions such as `$` and `\b` count as always true. An
 * iteration of a repetition may be empty if its content can match the empty string. The automaton therefore contains every way
 * that a backtracking matcher tries, and possibly more.
 * @throws UnsupportedPatternError for lookaround, back references, modifiers and repetitions of the empty string, and for a
 * pattern that is too large or has a part that matches the empty string in too many ways.
 */
export function buildAutomaton(pattern: string): Automaton {
  const { alternatives } = new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode: true });
  const positions: Position[] = [];
  let connections = 0;
  let asserts = false;

  const connect = (from: WaysByPosition, to: WaysByPosition, part: string): void => {
    connections += from.size * to.size;
    if (connections > MAX_CONNECTIONS) throw new UnsupportedPatternError("is too large", part, "size");
    for (const [position, ways] of from) add(positions[position]?.following ?? new Map<number, number>(), to, ways);
  };
  const character = (node: AST.Element, part: string): Part => {
    const ranges = codePointsOf(node);
    if (!ranges) throw new UnsupportedPatternError("is not supported", node.raw, "syntax");
    if (positions.length >= MAX_POSITIONS) throw new UnsupportedPatternError("is too large", part, "size");
    positions.push({ ranges, following: new Map(), part });
    const at = new Map([[positions.length - 1, 1]]);
    return { empty: 0, first: at, last: new Map(at) };
  };
  /** Concatenates two parts. */
  const append = (before: Part, next: Part, part: string): Part => {
    connect(before.last, next.first, part);
    if (before.empty > 0) add(before.first, next.first, before.empty);
    if (next.empty > 0) add(next.last, before.last, next.empty);
    const empty = before.empty * next.empty;
    if (empty > MAX_EMPTY)
      throw new UnsupportedPatternError("matches the empty string in too many ways", part, "empty");
    return { empty, first: before.first, last: next.last };
  };
  const sequence = ({ elements }: AST.Alternative, part: string | undefined): Part =>
    elements.reduce((before, element) => append(before, visit(element, part), element.raw), nothing());
  const choice = (options: readonly AST.Alternative[], part: string | undefined): Part => {
    const parts = options.map((option) => sequence(option, part));
    const whole: Part = { empty: parts.reduce((sum, { empty }) => sum + empty, 0), first: new Map(), last: new Map() };
    for (const { first, last } of parts) {
      add(whole.first, first);
      add(whole.last, last);
    }
    return whole;
  };
  const repeat = ({ element, min, max, raw }: AST.Quantifier): Part => {
    const copy = (): Part => {
      const before = positions.length;
      const body = visit(element, raw);
      if (positions.length === before) throw new UnsupportedPatternError("repeats the empty string", raw, "empty");
      return body;
    };
    let required = nothing();
    for (let count = 0; count < min; count++) required = append(required, copy(), raw);
    let optional = nothing();
    for (let count = 0; count < (max === Infinity ? 1 : max - min); count++) {
      const body = copy();
      if (max === Infinity) connect(body.last, body.first, raw);
      const more = append(body, optional, raw);
      optional = { ...more, empty: more.empty + 1 };
    }
    return append(required, optional, raw);
  };
  const visit = (element: AST.Element, part: string | undefined): Part => {
    switch (element.type) {
      case "Group":
      case "CapturingGroup":
        if (element.type === "Group" && element.modifiers)
          throw new UnsupportedPatternError("is not supported", element.raw, "syntax");
        return choice(element.alternatives, part);
      case "Quantifier":
        return repeat(element);
      case "Assertion":
        if (element.kind === "lookahead" || element.kind === "lookbehind")
          throw new UnsupportedPatternError("is a lookaround", element.raw, "syntax");
        asserts = true;
        return nothing();
      case "Backreference":
        throw new UnsupportedPatternError("is a back reference", element.raw, "syntax");
      default:
        return character(element, part ?? element.raw);
    }
  };

  const { empty, first, last } = choice(alternatives, undefined);
  const anchored = alternatives.every(startsAtStart);
  return { positions, first, last: new Set(last.keys()), empty: empty > 0, anchored, asserts };
}

/** Returns whether an alternative starts with `^`, possibly inside a group. */
function startsAtStart({ elements: [element] }: AST.Alternative): boolean {
  if (element?.type === "Assertion") return element.kind === "start";
  const isGroup = element?.type === "Group" || element?.type === "CapturingGroup";
  return isGroup && element.alternatives.every(startsAtStart);
}

function add(to: WaysByPosition, from: ReadonlyMap<number, number>, factor = 1): void {
  for (const [position, ways] of from) to.set(position, (to.get(position) ?? 0) + ways * factor);
}
