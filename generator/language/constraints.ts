import type { ConstraintsEntry } from "./tool.ts";

/** Constraints between the arguments of a tool, by name. */
export interface ConstraintsModel {
  /** Groups of arguments; a call must contain exactly one of each group. */
  readonly exactlyOneOf: readonly (readonly string[])[];
  /** For each argument, the arguments that cannot be combined with it. */
  readonly excludes: Readonly<Record<string, readonly string[]>>;
  /** For each argument, the arguments that it requires. */
  readonly requires: Readonly<Record<string, readonly string[]>>;
}

/** Builds the model of the `constraints` of a tool file, with empty defaults. */
export function buildConstraints(shape: ConstraintsEntry = {}): ConstraintsModel {
  const { exactly_one_of = [], excludes = {}, requires = {} } = shape;
  return { exactlyOneOf: exactly_one_of, excludes, requires };
}

/** Returns the pairs of arguments that exclude each other. */
export function conflicts({ exactlyOneOf, excludes }: ConstraintsModel): readonly (readonly [string, string])[] {
  const inGroups = exactlyOneOf.flatMap((group) =>
    group.flatMap((one, index) => group.slice(index + 1).map((other) => [one, other] as const)),
  );
  const excluded = Object.entries(excludes).flatMap(([one, others]) => others.map((other) => [one, other] as const));
  return [...inGroups, ...excluded];
}

/** Returns the given arguments and all arguments that they require, directly or indirectly. */
export function withRequired({ requires }: ConstraintsModel, given: Iterable<string>): ReadonlySet<string> {
  const all = new Set(given);
  // The iteration includes names that are added during it.
  for (const name of all)
    for (const other of Object.hasOwn(requires, name) ? (requires[name] ?? []) : []) all.add(other);
  return all;
}

/** Returns the arguments that cannot be combined with `given`. */
export function excludedBy(constraints: ConstraintsModel, given: readonly string[]): ReadonlySet<string> {
  const pairs = conflicts(constraints).flatMap(([one, other]) => [
    ...(given.includes(one) ? [other] : []),
    ...(given.includes(other) ? [one] : []),
  ]);
  return new Set(pairs);
}

/** Returns the constraints that still apply to the arguments in `free` if a call always contains those in `given`. */
export function constraintsAmong(
  { exactlyOneOf, excludes, requires }: ConstraintsModel,
  free: readonly string[],
  given: readonly string[] = [],
): ConstraintsModel {
  const among = (names: readonly string[]): readonly string[] => names.filter((name) => free.includes(name));
  const groups = exactlyOneOf.filter((group) => !group.some((name) => given.includes(name))).map(among);
  return {
    exactlyOneOf: groups.filter((group) => group.length > 0),
    excludes: listsOf(excludes, (name, others) => (free.includes(name) ? among(others) : [])),
    requires: listsOf(requires, (name, others) => ([...free, ...given].includes(name) ? among(others) : [])),
  };
}

function listsOf(
  table: ConstraintsModel["excludes"],
  keep: (name: string, others: readonly string[]) => readonly string[],
): ConstraintsModel["excludes"] {
  const kept = Object.entries(table).map(([name, others]) => [name, keep(name, others)] as const);
  return Object.fromEntries(kept.filter(([, others]) => others.length > 0));
}

/**
 * Describes constraints, one sentence each. With `names`, the names of the given arguments, returns only the violated
 * constraints. `show` formats a name, for example in backticks.
 */
export function constraintSentences(
  { exactlyOneOf, excludes, requires }: ConstraintsModel,
  {
    names,
    show = (name) => name,
  }: { readonly names?: ReadonlySet<string>; readonly show?: (name: string) => string } = {},
): readonly string[] {
  const has = (name: string): boolean => names?.has(name) ?? true;
  const join = (words: readonly string[], last: "and" | "or"): string => joinWords(words.map(show), last);
  const groups = exactlyOneOf.filter((group) => !names || group.filter(has).length !== 1);
  const excluded = Object.entries(excludes).map(([name, others]) => [name, others.filter(has)] as const);
  const required = Object.entries(requires).map(
    ([name, others]) => [name, others.filter((other) => !names || !has(other))] as const,
  );
  const isStated = ([name, others]: readonly [string, readonly string[]]): boolean => has(name) && others.length > 0;
  return [
    ...groups.map((group) => `Give exactly one of ${join(group, "and")}.`),
    ...excluded.filter(isStated).map(([name, others]) => `Do not combine ${show(name)} with ${join(others, "or")}.`),
    ...required.filter(isStated).map(([name, others]) => `${show(name)} requires ${join(others, "and")}.`),
  ];
}

/** Joins words: `a`, `a and b`, `a, b and c`. */
function joinWords(words: readonly string[], last: "and" | "or"): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1) ?? ""}`;
}
