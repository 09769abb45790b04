import type { DeprecationModel, Model, ParameterModel, RouteModel, Schema, ToolModel } from "../model/model.ts";
import { parameterOf } from "../schema/query.ts";
import { deprecationHeaders, startOf } from "./deprecation-headers.ts";
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
  const deprecatedInputs = Object.entries({ ...tool.deprecatedInputs, ...tool.renamedInputs });
  const inputs = deprecatedInputs
    .filter(([name]) => !Object.hasOwn(fixed, name)) // callers of the route cannot set it
    .sort(([, one], [, other]) => removalTime(one) - removalTime(other)) // a response has the headers of the first one
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

/** Returns the start of the last day in epoch milliseconds; if no removal is planned, a number greater than any such time. */
const removalTime = ({ removedAfter }: DeprecationModel): number =>
  removedAfter === null ? Number.MAX_SAFE_INTEGER : startOf(removedAfter);
