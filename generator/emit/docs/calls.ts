import { printJson } from "../../format/data.ts";
import { escapeUnseen } from "../../format/text.ts";
import type { ExampleModel, RouteModel, ServiceModel, ToolModel } from "../../model/model.ts";
import { routeExamples } from "../openapi/route-examples.ts";

/** Where a server listens when nothing else is set. */
const SERVER = "http://127.0.0.1:3000";

/** Name of the environment variable that the documentation keeps the key in: `SWITCHBOARD_KEY`. */
export const keyVariable = ({ name }: ServiceModel): string => `${name.replace(/\W+/g, "_").toUpperCase()}_KEY`;

/** The curl command of a REST call with one of the tool's examples, or null where no example fits a route. */
export function restCall(service: ServiceModel, tool: ToolModel): string | null {
  for (const example of tool.examples) {
    const route = tool.routes.find((each) => routeExamples(tool, each).includes(example));
    if (route) return curl(service, route.method, address(service, route, example), body(route, example));
  }
  return null;
}

/** The curl command of a JSON-RPC call. */
export function rpcCall(service: ServiceModel, method: string, params: object): string {
  return curl(service, "POST", SERVER + service.paths.mcp, { jsonrpc: "2.0", id: 1, method, params });
}

/** JSON as the documentation shows it. */
export const json = (value: unknown): string => printJson(value).trimEnd();

function address(service: ServiceModel, route: RouteModel, { input }: ExampleModel): string {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])));
  const query = route.queryParameters
    .filter(
      (name) =>
        Object.hasOwn(input, name) && !route.pathParameters.includes(name) && !route.bodyProperties.includes(name),
    )
    .flatMap((name) => [input[name]].flat().map((value) => `${name}=${encodeURIComponent(String(value))}`));
  return SERVER + service.paths.rest + path + (query.length > 0 ? `?${query.join("&")}` : "");
}

function body(route: RouteModel, { input }: ExampleModel): object | null {
  if (route.bodyProperties.length === 0) return null;
  return Object.fromEntries(Object.entries(input).filter(([name]) => route.bodyProperties.includes(name)));
}

function curl(service: ServiceModel, method: string, url: string, data: object | null): string {
  const isDefault = method === (data === null ? "GET" : "POST");
  const lines = [
    `curl ${isDefault ? "" : `-X ${method} `}${/[?&']/.test(url) ? shellQuote(url) : url}`,
    `-H "Authorization: Bearer $${keyVariable(service)}"`,
    ...(data === null ? [] : ['-H "Content-Type: application/json"', `-d ${shellQuote(json(data))}`]),
  ];
  return lines.join(" \\\n  ");
}

/** One word for a POSIX shell (Shell Command Language, section 2.2.2). */
const shellQuote = (value: string): string => `'${escapeUnseen(value).replaceAll("'", "'\\''")}'`;
