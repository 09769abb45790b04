import {
  conflicts,
  decideConditions,
  filterLists,
  withoutEmpty,
  withRequired,
  type ConditionModel,
  type ConstraintsModel,
} from "./constraints.ts";

/** The properties of a route that determine which constraints of its tool remain. */
interface RouteArguments {
  /** Required arguments of the tool. */
  readonly required: Iterable<string>;
  readonly pathParameters: readonly string[];
  readonly fixed: Readonly<Record<string, unknown>>;
  /** Arguments that the query or the body can contain. Path parameters and fixed arguments among them are ignored. */
  readonly accepted: readonly string[];
}

export interface RouteConstraints {
  /** The arguments in the path, fixed arguments, and all others that every request to the route must contain. */
  readonly present: ReadonlySet<string>;
  /** Arguments that no request to the route can contain. */
  readonly excluded: ReadonlySet<string>;
  /** The constraints that still apply to the arguments in the query or the body. */
  readonly constraints: ConstraintsModel;
}

/**
 * Returns the constraints of requests to one route. Its fixed arguments determine which conditions hold: arguments that such
 * a condition requires are required on the route, and arguments that it excludes are not arguments of the route. If only one
 * argument of a group is left, it is required.
 */
export function narrowConstraints(
  declared: ConstraintsModel,
  { required, pathParameters, fixed, accepted }: RouteArguments,
): RouteConstraints {
  const determined = [...pathParameters, ...Object.keys(fixed)];
  const { constraints, ...decided } = decideConditions(declared, fixed);
  const always = withRequired(constraints, [...determined, ...required, ...decided.required]);
  const excluded = new Set([
    ...conflicts(constraints).flatMap(([one, other]) => [
      ...(always.has(one) ? [other] : []),
      ...(always.has(other) ? [one] : []),
    ]),
    ...decided.excluded,
  ]);
  const free = accepted.filter((name) => !determined.includes(name) && !excluded.has(name));
  const among = (names: readonly string[]): readonly string[] => names.filter((name) => free.includes(name));
  const open = (groups: ConstraintsModel["exactlyOneOf"]): ConstraintsModel["exactlyOneOf"] =>
    groups.filter((group) => !group.some((name) => always.has(name))).map(among);
  const exactlyOneOf = open(constraints.exactlyOneOf);
  const isImplied = (group: readonly string[]): boolean =>
    exactlyOneOf.some((other) => other.length > 0 && other.every((name) => group.includes(name)));
  const atLeastOneOf = open(constraints.atLeastOneOf).filter((group) => !isImplied(group));
  const single = [...exactlyOneOf, ...atLeastOneOf].filter(({ length }) => length === 1).flat();
  const present = new Set([...always, ...single]);
  const missing = (names: readonly string[]): readonly string[] => names.filter((name) => !present.has(name));
  const possible = (names: readonly string[]): readonly string[] => names.filter((name) => !excluded.has(name));
  const canHold = ({ argument }: ConditionModel): boolean => [...free, ...pathParameters].includes(argument);
  return {
    present,
    excluded,
    constraints: {
      exactlyOneOf: exactlyOneOf.filter(({ length }) => length > 1),
      atLeastOneOf: atLeastOneOf.filter(({ length }) => length > 1),
      excludes: filterLists(constraints.excludes, (name, others) => (free.includes(name) ? among(others) : [])),
      requires: filterLists(constraints.requires, (name, others) =>
        free.includes(name) ? missing(among(others)) : [],
      ),
      when: withoutEmpty(
        constraints.when.filter(canHold).map((condition) => ({
          ...condition,
          requires: missing(condition.requires),
          excludes: possible(condition.excludes),
          exactlyOneOf: condition.exactlyOneOf.map(possible).filter((group) => missing(group).length > 0),
          atLeastOneOf: condition.atLeastOneOf.filter((group) => missing(group).length === group.length).map(possible),
        })),
      ),
    },
  };
}
