import type { ConstraintsEntry } from "./tool.ts";

type Groups = readonly (readonly string[])[];

/** Rules for calls in which one argument has one of the listed values. */
export interface ConditionModel {
  readonly argument: string;
  /** Values of the argument: strings, numbers or booleans. */
  readonly values: readonly unknown[];
  /** Arguments that these calls must contain. */
  readonly requires: readonly string[];
  /** Arguments that these calls must not contain. */
  readonly excludes: readonly string[];
  /** Groups of arguments; these calls must contain exactly one of each group. */
  readonly exactlyOneOf: Groups;
  /** Groups of arguments; these calls must contain at least one of each group. */
  readonly atLeastOneOf: Groups;
}

/** Constraints between the arguments of a tool. Each argument is given by its name. */
export interface ConstraintsModel {
  /** Groups of arguments; a call must contain exactly one of each group. */
  readonly exactlyOneOf: Groups;
  /** Groups of arguments; a call must contain at least one of each group. */
  readonly atLeastOneOf: Groups;
  /** For each argument, the arguments that cannot be combined with it. */
  readonly excludes: Readonly<Record<string, readonly string[]>>;
  /** For each argument, the arguments that it requires. */
  readonly requires: Readonly<Record<string, readonly string[]>>;
  /** Rules that depend on the value of an argument. */
  readonly when: readonly ConditionModel[];
}

/** No constraints. */
export const noConstraints: ConstraintsModel = {
  exactlyOneOf: [],
  atLeastOneOf: [],
  excludes: {},
  requires: {},
  when: [],
};

/** Builds the model of the `constraints` of a tool file, with empty defaults. */
export function buildConstraints(shape: ConstraintsEntry = {}): ConstraintsModel {
  const { exactly_one_of = [], at_least_one_of = [], excludes = {}, requires = {}, when = [] } = shape;
  return {
    exactlyOneOf: exactly_one_of,
    atLeastOneOf: at_least_one_of,
    excludes,
    requires,
    when: when.map((condition) => ({
      argument: condition.argument,
      values: condition.is,
      requires: condition.requires ?? [],
      excludes: condition.excludes ?? [],
      exactlyOneOf: condition.exactly_one_of ?? [],
      atLeastOneOf: condition.at_least_one_of ?? [],
    })),
  };
}

/** Returns the pairs of arguments that exclude each other in every call. */
export function conflicts({
  exactlyOneOf,
  excludes,
}: Pick<ConstraintsModel, "exactlyOneOf" | "excludes">): readonly (readonly [string, string])[] {
  const inGroups = exactlyOneOf.flatMap((group) =>
    group.flatMap((one, index) => group.slice(index + 1).map((other) => [one, other] as const)),
  );
  const excluded = Object.entries(excludes).flatMap(([one, others]) => others.map((other) => [one, other] as const));
  return [...inGroups, ...excluded];
}

/** Returns the given arguments and all arguments that they require in every call, directly or indirectly. */
export function withRequired(
  { requires }: Pick<ConstraintsModel, "requires">,
  given: Iterable<string>,
): ReadonlySet<string> {
  const all = new Set(given);
  // The iteration includes names that are added during it.
  for (const name of all)
    for (const other of Object.hasOwn(requires, name) ? (requires[name] ?? []) : []) all.add(other);
  return all;
}

/** The constraints of calls in which some arguments have known values. */
export interface DecidedConstraints {
  /**
   * All constraints, with the groups of the conditions that hold. `when` contains only the conditions on arguments without a
   * known value.
   */
  readonly constraints: ConstraintsModel;
  /** Arguments required by the conditions that hold. */
  readonly required: readonly string[];
  /** Arguments excluded by the conditions that hold. */
  readonly excluded: readonly string[];
}

/** Decides the conditions on the arguments in `values`, which maps names to values. */
export function decideConditions(
  constraints: ConstraintsModel,
  values: Readonly<Record<string, unknown>>,
): DecidedConstraints {
  const { exactlyOneOf, atLeastOneOf, when } = constraints;
  const isKnown = ({ argument }: ConditionModel): boolean => Object.hasOwn(values, argument);
  const holding = when.filter((each) => isKnown(each) && each.values.includes(values[each.argument]));
  return {
    constraints: {
      ...constraints,
      exactlyOneOf: [...exactlyOneOf, ...holding.flatMap((each) => each.exactlyOneOf)],
      atLeastOneOf: [...atLeastOneOf, ...holding.flatMap((each) => each.atLeastOneOf)],
      when: when.filter((each) => !isKnown(each)),
    },
    required: holding.flatMap(({ requires }) => requires),
    excluded: holding.flatMap(({ excludes }) => excludes),
  };
}

/** Filters the lists of a table with `keep`, and omits those that become empty. */
export function filterLists(
  table: ConstraintsModel["excludes"],
  keep: (name: string, others: readonly string[]) => readonly string[],
): ConstraintsModel["excludes"] {
  const kept = Object.entries(table).map(([name, others]) => [name, keep(name, others)] as const);
  return Object.fromEntries(kept.filter(([, others]) => others.length > 0));
}

/** Returns the conditions that have a consequence. */
export const withoutEmpty = (conditions: readonly ConditionModel[]): readonly ConditionModel[] =>
  conditions.filter(({ requires, excludes, exactlyOneOf, atLeastOneOf }) =>
    [requires, excludes, exactlyOneOf, atLeastOneOf].some((rules) => rules.length > 0),
  );
