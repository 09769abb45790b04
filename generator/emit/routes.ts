import type { Model, ParameterModel, RouteModel, Schema, ToolModel } from "../model/model.ts";
import { parameterOf, type FindSchema } from "../model/query.ts";
import { deprecationHeaders } from "./deprecation-headers.ts";
import { pageUrl } from "./docs/links.ts";
import { dataFile } from "./data-file.ts";
import { schemaTable } from "./inline-schemas.ts";

/** `routes.ts`: the route table, literal segments before parameters, so that the first match is the right one. */
export function emitRoutes(model: Model): ReadonlyMap<string, string> {
  const schemas = schemaTable(model.schemas);
  const routes = model.tools.flatMap((tool) => tool.routes.map((route) => ({ tool, route })));
  const text = dataFile({
    source: "spec/tools",
    name: "routes",
    comment: "Every REST route, literal segments before parameters.",
    type: "readonly RouteEntry[]",
    imports: ["RouteEntry"],
    value: routes
      .sort((a, b) => compareRoutes(a.route, b.route))
      .map(({ tool, route }) => routeEntry(tool, route, model, (name) => schemas.get(name))),
  });
  return new Map([["generated/routes.ts", text]]);
}

/** A total order: segment by segment literals before parameters, shorter paths first, then by method. */
export function compareRoutes(a: RouteModel, b: RouteModel): number {
  const [left, right] = [a.path.split("/"), b.path.split("/")];
  for (let index = 0; index < Math.min(left.length, right.length); index++) {
    const [one = "", other = ""] = [left[index], right[index]];
    const [oneIsParameter, otherIsParameter] = [one.startsWith("{"), other.startsWith("{")];
    if (oneIsParameter !== otherIsParameter) return oneIsParameter ? 1 : -1;
    if (!oneIsParameter && one !== other) return one < other ? -1 : 1;
  }
  return left.length - right.length || methods.indexOf(a.method) - methods.indexOf(b.method);
}

const methods: readonly RouteModel["method"][] = ["GET", "POST", "PATCH", "DELETE"];

function routeEntry(tool: ToolModel, route: RouteModel, { service }: Model, find: FindSchema) {
  const properties = (tool.input.properties ?? {}) as Readonly<Record<string, Schema>>;
  const { method, path, operationId, pathParameters, queryParameters, bodyProperties, fixed, deprecated } = route;
  const page = pageUrl(service, tool);
  const inputs = Object.entries(tool.deprecatedInputs).map(
    ([name, entry]) => [name, deprecationHeaders(entry, page)] as const,
  );
  const parameters = [...pathParameters, ...queryParameters].flatMap((name) => {
    const parameter = parameterOf(properties[name], find);
    return parameter ? [[name, parameter]] : [];
  });
  return {
    method,
    path,
    tool: tool.name,
    operationId,
    pathParameters,
    queryParameters,
    parameterTypes: Object.fromEntries(parameters) as Readonly<Record<string, ParameterModel>>,
    bodyProperties,
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
