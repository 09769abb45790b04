import { overlap, parsePattern, type PatternNode, type Ranges } from "./pattern-tree.ts";

/** Where a part of a pattern begins and ends: positions of its characters, and whether it takes the empty text. */
interface Part {
  readonly empty: boolean;
  readonly first: readonly number[];
  readonly last: readonly number[];
}

/** Larger patterns are left to a full analysis. */
const MOST_POSITIONS = 300;
const NOTHING: Part = { empty: true, first: [], last: [] };

/**
 * Whether a regular expression shows at sight that it takes linear time: it is tried at one place alone or matches a text of
 * bounded length, and each character of a text leaves one way to go on. Then there is nothing to go back to. Of any other,
 * nothing is known.
 *
 * The ways are those between the positions of the pattern's characters (Glushkov 1961), each counted as often as a repetition
 * gives it: `(a*)*` has one position, but two ways from it to itself.
 */
export function isPlainlyLinear(pattern: string): boolean {
  const tree = parsePattern(pattern);
  if (!tree || !(tree.anchored || isBounded(tree.root))) return false;
  const characters: Ranges[] = [];
  const following: number[][] = [];
  let unique = true;

  const meet = (known: number[], position: number): void => {
    const ranges = characters[position] ?? [];
    if (known.some((other) => overlap(characters[other] ?? [], ranges))) unique = false;
    known.push(position);
  };
  const join = (a: Part, b: Part): Part => {
    for (const last of a.last) for (const first of b.first) meet(following[last] ?? [], first);
    return {
      empty: a.empty && b.empty,
      first: a.empty ? [...a.first, ...b.first] : a.first,
      last: b.empty ? [...a.last, ...b.last] : b.last,
    };
  };
  const visit = (node: PatternNode): Part => {
    if (!unique) return NOTHING;
    switch (node.kind) {
      case "characters":
        characters.push(node.ranges);
        following.push([]);
        if (characters.length > MOST_POSITIONS) unique = false;
        return { empty: false, first: [characters.length - 1], last: [characters.length - 1] };
      case "sequence":
        return node.parts.map(visit).reduce(join, NOTHING);
      case "choice": {
        const parts = node.parts.map(visit);
        if (parts.filter(({ empty }) => empty).length > 1) unique = false;
        return {
          empty: parts.some(({ empty }) => empty),
          first: parts.flatMap(({ first }) => first),
          last: parts.flatMap(({ last }) => last),
        };
      }
      case "repeat":
        return repeat(node);
    }
  };
  /** Two copies show all that neighbouring copies can do to each other. */
  const repeat = ({ body, least, most }: PatternNode & { readonly kind: "repeat" }): Part => {
    const copy = (): Part => {
      const part = visit(body);
      if (part.empty) unique = false;
      return part;
    };
    const further = (count: number): Part =>
      count === 0 ? NOTHING : { ...join(copy(), further(count - 1)), empty: true };
    const loop = (): Part => {
      const part = copy();
      join(part, part);
      return { ...part, empty: true };
    };
    const needed = Array.from({ length: Math.min(least, 2) }, copy).reduce(join, NOTHING);
    return join(needed, most === Infinity ? loop() : further(Math.min(most - least, 2)));
  };

  const start: number[] = [];
  for (const position of visit(tree.root).first) meet(start, position);
  return unique;
}

/** Whether there is an end to the texts that the pattern matches. */
function isBounded(node: PatternNode): boolean {
  switch (node.kind) {
    case "characters":
      return true;
    case "repeat":
      return node.most < Infinity && isBounded(node.body);
    default:
      return node.parts.every(isBounded);
  }
}
