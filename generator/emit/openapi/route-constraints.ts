import { narrowConstraints, type RouteConstraints } from "../../language/route-constraints.ts";
import type { ConditionModel, ConstraintsModel, RouteModel, Schema, ToolModel } from "../../model/model.ts";
import { requiredOf } from "../../schema/schema-parts.ts";

/** Returns the constraints between the arguments in the query or body of a route. */
export const routeConstraints = (tool: ToolModel, route: RouteModel): ConstraintsModel =>
  narrowed(tool, route).constraints;

/** Returns the arguments in the query or body that every request to a route must contain. */
export function requiredArguments(tool: ToolModel, route: RouteModel): readonly string[] {
  const { present } = narrowed(tool, route);
  return argumentsOf(route).filter((name) => present.has(name));
}

function narrowed({ constraints, input }: ToolModel, route: RouteModel): RouteConstraints {
  const { pathParameters, fixed } = route;
  const accepted = argumentsOf(route);
  return narrowConstraints(constraints, { required: requiredOf(input), pathParameters, fixed, accepted });
}

/** Returns the arguments in the query or body of a route. */
const argumentsOf = ({ queryParameters, bodyProperties }: RouteModel): readonly string[] => [
  ...new Set([...queryParameters, ...bodyProperties]),
];

/**
 * Returns the constraints as an extension of an operation, under the names that the specification uses. JSON Schema would
 * need `oneOf`, `if` and `not`, which make client generators fail or generate unions. Also, no schema describes a query
 * as a whole.
 */
export function statedConstraints({ excludes, requires, when, ...groups }: ConstraintsModel): Schema {
  const stated = {
    ...statedGroups(groups),
    ...(Object.keys(excludes).length > 0 ? { excludes } : {}),
    ...(Object.keys(requires).length > 0 ? { requires } : {}),
    ...(when.length > 0 ? { when: when.map(statedCondition) } : {}),
  };
  return Object.keys(stated).length > 0 ? { "x-constraints": stated } : {};
}

const statedCondition = ({ argument, values, requires, excludes, ...groups }: ConditionModel): Schema => ({
  argument,
  is: values,
  ...(requires.length > 0 ? { requires } : {}),
  ...(excludes.length > 0 ? { excludes } : {}),
  ...statedGroups(groups),
});

const statedGroups = ({ exactlyOneOf, atLeastOneOf }: Pick<ConstraintsModel, "exactlyOneOf" | "atLeastOneOf">) => ({
  ...(exactlyOneOf.length > 0 ? { exactly_one_of: exactlyOneOf } : {}),
  ...(atLeastOneOf.length > 0 ? { at_least_one_of: atLeastOneOf } : {}),
});
