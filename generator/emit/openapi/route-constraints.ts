import { constraintsAmong } from "../../language/constraints.ts";
import type { ConstraintsModel, RouteModel, Schema, ToolModel } from "../../model/model.ts";

/** Returns the constraints between the arguments in the query or body of a route. */
export function routeConstraints({ constraints }: ToolModel, route: RouteModel): ConstraintsModel {
  const given = [...route.pathParameters, ...Object.keys(route.fixed)];
  return constraintsAmong(constraints, [...route.queryParameters, ...route.bodyProperties], given);
}

/**
 * Returns the constraints as an extension of an operation, with their names in the specification. JSON Schema would need
 * `oneOf` and `not`, on which client generators fail or generate unions; and a query as a whole has no schema.
 */
export function statedConstraints({ exactlyOneOf, excludes, requires }: ConstraintsModel): Schema {
  const stated = {
    ...(exactlyOneOf.length > 0 ? { exactly_one_of: exactlyOneOf } : {}),
    ...(Object.keys(excludes).length > 0 ? { excludes } : {}),
    ...(Object.keys(requires).length > 0 ? { requires } : {}),
  };
  return Object.keys(stated).length > 0 ? { "x-constraints": stated } : {};
}
