import type { ConstraintsEntry } from "./tool.ts";

/** Rules between the arguments of a tool, by their names. */
export interface ConstraintsModel {
  /** Groups of which a call gives exactly one argument. */
  readonly exactlyOneOf: readonly (readonly string[])[];
  /** By argument: those that cannot be given with it. */
  readonly excludes: Readonly<Record<string, readonly string[]>>;
  /** By argument: those that must be given with it. */
  readonly requires: Readonly<Record<string, readonly string[]>>;
}

/** `constraints` of a tool file with every list stated. */
export function buildConstraints(shape: ConstraintsEntry = {}): ConstraintsModel {
  const { exactly_one_of = [], excludes = {}, requires = {} } = shape;
  return { exactlyOneOf: exactly_one_of, excludes, requires };
}

/** The pairs of arguments that cannot be given together, each with the constraint that says so. */
export function conflicts({ exactlyOneOf, excludes }: ConstraintsModel): readonly (readonly [string, string])[] {
  const inGroups = exactlyOneOf.flatMap((group) =>
    group.flatMap((one, index) => group.slice(index + 1).map((other) => [one, other] as const)),
  );
  const excluded = Object.entries(excludes).flatMap(([one, others]) => others.map((other) => [one, other] as const));
  return [...inGroups, ...excluded];
}

/** The given arguments with all that they require, directly or through others. */
export function withRequired({ requires }: ConstraintsModel, given: Iterable<string>): ReadonlySet<string> {
  const all = new Set(given);
  // A set is iterated with what is added meanwhile.
  for (const name of all)
    for (const other of Object.hasOwn(requires, name) ? (requires[name] ?? []) : []) all.add(other);
  return all;
}

/** The arguments that cannot be given beside `given`. */
export function excludedBy(constraints: ConstraintsModel, given: readonly string[]): ReadonlySet<string> {
  const pairs = conflicts(constraints).flatMap(([one, other]) => [
    ...(given.includes(one) ? [other] : []),
    ...(given.includes(other) ? [one] : []),
  ]);
  return new Set(pairs);
}

/** The constraints that are left for the arguments `free`, of which the caller chooses, when `given` are always given. */
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
 * What the constraints say, one sentence each, and nothing where all of them hold. Without `names` every constraint; with the
 * names of given arguments those that they break. `show` writes a name: in backticks, for example.
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

/** `a`, `a and b`, `a, b and c`. */
function joinWords(words: readonly string[], last: "and" | "or"): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1) ?? ""}`;
}
