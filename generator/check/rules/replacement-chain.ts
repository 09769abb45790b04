/** Entries each of which, except the last, is replaced by the next one. */
export interface ReplacementChain {
  readonly names: readonly string[];
  /** Whether the last entry is replaced by the first. */
  readonly isCircle: boolean;
  /** The last entry; undefined if it is replaced by one of the others or by itself. */
  readonly last: string | undefined;
}

/** Returns the chain of replacements that starts with an entry. */
export function replacementChain(start: string, replacementOf: (name: string) => string | undefined): ReplacementChain {
  const names = new Set([start]);
  let next = replacementOf(start);
  for (; next !== undefined && !names.has(next); next = replacementOf(next)) names.add(next);
  const all = [...names];
  return { names: all, isCircle: next === start, last: next === undefined ? all.at(-1) : undefined };
}

/** Describes a chain that is a circle, for a diagnostic. `what` is the kind of its entries: `a tool`. */
export const circleText = ({ names }: ReplacementChain, what: string): string =>
  names.length === 1
    ? `${what} cannot replace itself`
    : `the replacements form a circle: ${[...names, names[0]].join(" -> ")}`;
