import type { DeprecationModel, Model, ParameterModel, RouteModel, Schema, ToolModel } from "../model/model.ts";
import { compareRemovals, earlierRemoval } from "../model/deprecation.ts";
import { parameterOf } from "../schema/query.ts";
import { deprecationHeaders } from "./deprecation-headers.ts";
import { pageUrl } from "./docs/links.ts";
import type { SchemaLookup } from "./inline-schemas.ts";

/** Compares paths by segment: literals precede parameters, and shorter paths precede longer ones. */
export function comparePaths(a: string, b: string): number {
  const [left, right] = [a.split("/"), b.split("/")];
  for (let index = 0; index < Math.min(left.length, right.length); index++) {
    const [one = "", other = ""] = [left[index], right[index]];
    const [oneIsParameter, otherIsParameter] = [one.startsWith("{"), other.startsWith("{")];
    if (oneIsParameter !== otherIsParameter) return oneIsParameter ? 1 : -1;
    if (one !== other) return one < other ? -1 : 1;
  }
  return left.length - right.length;
}

/** Methods in the order of documentation. */
export const METHODS: readonly RouteModel["method"][] = ["GET", "POST", "PATCH", "DELETE"];

/** Returns the entry of a route in the runtime's table. */
export function routeEntry(
  tool: ToolModel,
  route: RouteModel,
  { service }: Pick<Model, "service">,
  schemas: SchemaLookup,
) {
  const properties = (tool.input["properties"] ?? {}) as Readonly<Record<string, Schema>>;
  const { method, path, operationId, pathParameters, queryParameters, bodyProperties, textBody, fixed, deprecated } =
    route;
  const page = pageUrl(service, tool);
  const inputs = inputDeprecations(tool)
    .filter(([name]) => !Object.hasOwn(fixed, name)) // callers of the route cannot set it
    .filter(([, entry]) => deprecated === null || compareRemovals(entry, deprecated) < 0)
    .sort(([, one], [, other]) => compareRemovals(one, other)) // a response has the headers of the first one
    .map(([name, entry]) => [name, deprecationHeaders(entry, page)] as const);
  const renamedParameters = Object.entries(tool.renamedInputs).flatMap(([name, { use }]) =>
    use !== null && queryParameters.includes(use) ? [[name, use] as const] : [],
  );
  const named = [...pathParameters, ...queryParameters].map((name) => [name, name] as const);
  const parameters = [...named, ...renamedParameters].flatMap(([name, property]) => {
    const parameter = parameterOf(properties[property], (shared) => schemas.get(shared));
    return parameter ? [[name, parameter]] : [];
  });
  return {
    method,
    path,
    tool: tool.name,
    operationId,
    pathParameters,
    queryParameters: [...queryParameters, ...renamedParameters.map(([name]) => name)],
    parameterTypes: Object.fromEntries(parameters) as Readonly<Record<string, ParameterModel>>,
    bodyProperties,
    ...(textBody ? { textBody } : {}),
    fixed,
    ...(deprecated || inputs.length > 0
      ? {
          deprecation: {
            route: deprecated && deprecationHeaders(deprecated, page),
            arguments: Object.fromEntries(inputs),
          },
        }
      : {}),
  };
}

/** Returns the deprecation that applies to each argument. An older name is removed with its current name, if not earlier. */
function inputDeprecations({ deprecatedInputs, renamedInputs }: ToolModel): readonly [string, DeprecationModel][] {
  const current = new Map(Object.entries(deprecatedInputs));
  const older = Object.entries(renamedInputs).map(([name, entry]): [string, DeprecationModel] => [
    name,
    earlierRemoval(entry, current.get(entry.use ?? "") ?? null),
  ]);
  return [...current, ...older];
}
