import { constraintsAmong } from "../../language/constraints.ts";
import type { ConstraintsModel, RouteModel, Schema, ToolModel } from "../../model/model.ts";

/** The constraints between the arguments that a caller of the route chooses in its query or body. */
export function routeConstraints({ constraints }: ToolModel, route: RouteModel): ConstraintsModel {
  const given = [...route.pathParameters, ...Object.keys(route.fixed)];
  return constraintsAmong(constraints, [...route.queryParameters, ...route.bodyProperties], given);
}

/**
 * The constraints as an extension of an operation, by their names in the specification. Client generators fail on, or make
 * unions of, the `oneOf` and `not` that JSON Schema would need, and a query has no schema as a whole.
 */
export function statedConstraints({ exactlyOneOf, excludes, requires }: ConstraintsModel): Schema {
  const stated = {
    ...(exactlyOneOf.length > 0 ? { exactly_one_of: exactlyOneOf } : {}),
    ...(Object.keys(excludes).length > 0 ? { excludes } : {}),
    ...(Object.keys(requires).length > 0 ? { requires } : {}),
  };
  return Object.keys(stated).length > 0 ? { "x-constraints": stated } : {};
}
