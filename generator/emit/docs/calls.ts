import { printJson } from "../../format/data.ts";
import { escapeInvisible } from "../../format/invisible-characters.ts";
import type { ExampleModel, RouteModel, ServiceModel, ToolModel } from "../../model/model.ts";
import { routeAccepts } from "../openapi/route-examples.ts";
import { STEP, type CapturedValues } from "./captured-values.ts";

/** The default URL of a local server. */
export const SERVER = "http://127.0.0.1:3000";

const NO_CAPTURES: CapturedValues = new Map();

/** The environment variable that contains the API key in examples: `SWITCHBOARD_KEY`. */
export const keyVariable = ({ name }: ServiceModel): string => `${name.replace(/\W+/g, "_").toUpperCase()}_KEY`;

/** Returns the arguments of a call, with `<preview.token>` for values of earlier results that no shell variable stores. */
export function inputWithPlaceholders(
  { input }: Pick<ExampleModel, "input">,
  captured: CapturedValues = NO_CAPTURES,
): ExampleModel["input"] {
  const text = JSON.stringify(input).replace(STEP, (all, reference: string) =>
    captured.has(reference) ? `{{steps.${reference}}}` : `<${reference}>`,
  );
  return JSON.parse(text) as ExampleModel["input"]; // the same structure with other strings
}

/** Emits the curl command of a REST call with these arguments, or null if no route accepts them. */
export function restCall(
  service: ServiceModel,
  tool: ToolModel,
  call: Pick<ExampleModel, "input">,
  captured = NO_CAPTURES,
): string | null {
  const route = tool.routes.find((each) => routeAccepts(tool, each, call.input));
  if (!route) return null;
  const input = inputWithPlaceholders(call, captured);
  return curl(service, route.method, routeUrl(service, route, input), body(route, input), captured);
}

/** Emits the curl command of a JSON-RPC call. */
export function rpcCall(service: ServiceModel, method: string, params: object, captured = NO_CAPTURES): string {
  return curl(service, "POST", SERVER + service.paths.mcp, { jsonrpc: "2.0", id: 1, method, params }, captured);
}

/** Emits the curl command that calls a tool over MCP. */
export function toolCall(
  service: ServiceModel,
  name: string,
  call: Pick<ExampleModel, "input">,
  captured = NO_CAPTURES,
): string {
  return rpcCall(service, "tools/call", { name, arguments: inputWithPlaceholders(call, captured) }, captured);
}

/** Formats JSON for the documentation. */
export const json = (value: unknown): string => printJson(value).trimEnd();

function routeUrl(service: ServiceModel, route: RouteModel, input: ExampleModel["input"]): string {
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

/** Encodes a path segment or query value. Placeholders and references to stored values are not encoded. */
function segment(value: unknown): string {
  if (typeof value === "string" && /^<[\w.]+>$/.test(value)) return value;
  return String(value)
    .split(/(\{\{steps\.[^}\s]+\}\})/)
    .map((part, index) => (index % 2 === 0 ? encodeURIComponent(part) : part))
    .join("");
}

function curl(
  service: ServiceModel,
  method: string,
  url: string,
  data: object | null,
  captured: CapturedValues,
): string {
  const isDefault = method === (data === null ? "GET" : "POST");
  const lines = [
    `curl ${isDefault ? "" : `-X ${method} `}${/[?&'<>{()*!]/.test(url) ? shellQuote(url, captured) : url}`,
    `-H "Authorization: Bearer $${keyVariable(service)}"`,
    ...(data === null
      ? []
      : ['-H "Content-Type: application/json"', `-d ${shellQuote(withBareValues(json(data), captured), captured)}`]),
  ];
  return lines.join(" \\\n  ");
}

/** Removes the quotes around references to numbers and booleans in JSON. */
function withBareValues(text: string, captured: CapturedValues): string {
  return text.replace(/"\{\{steps\.([^}\s"]+)\}\}"/g, (all, reference: string) =>
    captured.get(reference)?.isText === false ? all.slice(1, -1) : all,
  );
}

/** Quotes one word for a POSIX shell (Shell Command Language, section 2.2), with references to variables. */
function shellQuote(value: string, captured: CapturedValues): string {
  const parts = escapeInvisible(value).split(/\{\{steps\.([^}\s]+)\}\}/);
  const words = parts.map((part, index) => {
    const variable = index % 2 === 0 ? undefined : captured.get(part)?.variable;
    if (variable !== undefined) return `"$${variable}"`;
    const text = index % 2 === 0 ? part : `{{steps.${part}}}`;
    return text === "" ? "" : `'${text.replaceAll("'", "'\\''")}'`;
  });
  return words.join("") || "''";
}
