import { filterLists, withoutEmpty, type ConstraintsModel } from "./constraints.ts";

/**
 * Returns the constraints that a call violates. `call` maps the arguments of the call to their values, including defaults; an
 * unknown value is undefined.
 */
export function violatedConstraints(
  { exactlyOneOf, atLeastOneOf, excludes, requires, when }: ConstraintsModel,
  call: ReadonlyMap<string, unknown>,
): ConstraintsModel {
  const given = (names: readonly string[]): readonly string[] => names.filter((name) => call.has(name));
  const missing = (names: readonly string[]): readonly string[] => names.filter((name) => !call.has(name));
  const notOne = (group: readonly string[]): boolean => given(group).length !== 1;
  const none = (group: readonly string[]): boolean => given(group).length === 0;
  const holding = when.filter(({ argument, values }) => values.includes(call.get(argument)));
  return {
    exactlyOneOf: exactlyOneOf.filter(notOne),
    atLeastOneOf: atLeastOneOf.filter(none),
    excludes: filterLists(excludes, (name, others) => (call.has(name) ? given(others) : [])),
    requires: filterLists(requires, (name, others) => (call.has(name) ? missing(others) : [])),
    when: withoutEmpty(
      holding.map((condition) => ({
        ...condition,
        values: [call.get(condition.argument)],
        requires: missing(condition.requires),
        excludes: given(condition.excludes),
        exactlyOneOf: condition.exactlyOneOf.filter(notOne),
        atLeastOneOf: condition.atLeastOneOf.filter(none),
      })),
    ),
  };
}
