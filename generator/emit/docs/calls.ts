import { printJson } from "../../format/data.ts";
import { escapeUnseen } from "../../format/text.ts";
import type { ExampleModel, RouteModel, ServiceModel, ToolModel } from "../../model/model.ts";
import { routeExamples } from "../openapi/route-examples.ts";

/** Where a server listens when nothing else is set. */
const SERVER = "http://127.0.0.1:3000";

/** Name of the environment variable that the documentation keeps the key in: `SWITCHBOARD_KEY`. */
export const keyVariable = ({ name }: ServiceModel): string => `${name.replace(/\W+/g, "_").toUpperCase()}_KEY`;

/** The example that a page shows as calls: the first that stands alone, otherwise the first. */
export function shownExample({ examples }: ToolModel): ExampleModel | null {
  return examples.find(({ setup }) => setup.length === 0) ?? examples[0] ?? null;
}

/** The arguments of an example or of a call before it, with `<preview.token>` for values that earlier answers give. */
export function shownInput({ input }: Pick<ExampleModel, "input">): ExampleModel["input"] {
  const text = JSON.stringify(input).replace(/\{\{\s*steps\.([^}\s]+)\s*\}\}/g, "<$1>");
  return JSON.parse(text) as ExampleModel["input"]; // the same object with other texts
}

/** The curl command of a REST call with the example, or null where it fits no route. */
export function restCall(service: ServiceModel, tool: ToolModel, example: ExampleModel): string | null {
  const route = tool.routes.find((each) => routeExamples(tool, each).includes(example));
  if (!route) return null;
  const input = shownInput(example);
  return curl(service, route.method, address(service, route, input), body(route, input));
}

/** The curl command of a JSON-RPC call. */
export function rpcCall(service: ServiceModel, method: string, params: object): string {
  return curl(service, "POST", SERVER + service.paths.mcp, { jsonrpc: "2.0", id: 1, method, params });
}

/** JSON as the documentation shows it. */
export const json = (value: unknown): string => printJson(value).trimEnd();

function address(service: ServiceModel, route: RouteModel, input: ExampleModel["input"]): string {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => segment(input[name]));
  const query = route.queryParameters
    .filter(
      (name) =>
        Object.hasOwn(input, name) && !route.pathParameters.includes(name) && !route.bodyProperties.includes(name),
    )
    .flatMap((name) => [input[name]].flat().map((value) => `${name}=${segment(value)}`));
  return SERVER + service.paths.rest + path + (query.length > 0 ? `?${query.join("&")}` : "");
}

function body(route: RouteModel, input: ExampleModel["input"]): object | null {
  if (route.bodyProperties.length === 0) return null;
  return Object.fromEntries(Object.entries(input).filter(([name]) => route.bodyProperties.includes(name)));
}

/** Placeholders stay readable: nobody can send them as they are. */
const segment = (value: unknown): string =>
  typeof value === "string" && /^<[\w.]+>$/.test(value) ? value : encodeURIComponent(String(value));

function curl(service: ServiceModel, method: string, url: string, data: object | null): string {
  const isDefault = method === (data === null ? "GET" : "POST");
  const lines = [
    `curl ${isDefault ? "" : `-X ${method} `}${/[?&'<>]/.test(url) ? shellQuote(url) : url}`,
    `-H "Authorization: Bearer $${keyVariable(service)}"`,
    ...(data === null ? [] : ['-H "Content-Type: application/json"', `-d ${shellQuote(json(data))}`]),
  ];
  return lines.join(" \\\n  ");
}

/** One word for a POSIX shell (Shell Command Language, section 2.2.2). */
const shellQuote = (value: string): string => `'${escapeUnseen(value).replaceAll("'", "'\\''")}'`;
