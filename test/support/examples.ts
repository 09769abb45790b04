import { readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { readModel } from "../../generator/generate.ts";
import type { ExampleModel, Model, RouteModel, Schema, ToolModel } from "../../generator/model/model.ts";
import type { Answer, CallOptions, TestClient } from "./client.ts";

/** The checked model of a service's specification, read from the disk. */
export function readSpec(root: string): Model {
  const paths = readdirSync(join(root, "spec"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".yaml"))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  const { model, diagnostics } = readModel(
    new Map(paths.map((path) => [path, readFileSync(join(root, path), "utf8")])),
  );
  if (!model) throw new Error(`the specification has ${diagnostics.length} problems`);
  return model;
}

type Properties = Readonly<Record<string, { readonly type?: unknown }>>;

/** The names of a tool's arguments. */
export const propertiesOf = (input: Schema): string[] => Object.keys(input["properties"] ?? {});

/** Returns whether a tool's argument is an array. */
export const isList = (input: Schema, argument: string): boolean =>
  ((input["properties"] ?? {}) as Properties)[argument]?.type === "array";

/** Tools that never ask their client for input. */
export const thatNeverAsk = (tools: Model["tools"]): Model["tools"] =>
  tools.filter(({ errors }) => !errors.some(({ code }) => code === "input_required"));

/** Calls a tool through one of its routes, with each argument in its place. */
export function callRoute(
  client: TestClient,
  route: RouteModel,
  input: Readonly<Record<string, unknown>>,
  options?: CallOptions,
): Promise<Answer> {
  const path = route.path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(input[name])));
  const rest = Object.entries(input).filter(([name]) => !route.pathParameters.includes(name) && !(name in route.fixed));
  if (route.method === "POST" || route.method === "PATCH")
    return client.rest(`${route.method} ${path}`, Object.fromEntries(rest), options);
  const query = new URLSearchParams();
  for (const [name, value] of rest) for (const part of [value].flat()) query.append(name, String(part));
  return client.rest(`${route.method} ${path}${query.size > 0 ? `?${query.toString()}` : ""}`, undefined, options);
}

/** Returns the routes that can run an example: its input has all of their path parameters and their fixed arguments. */
export function routesFor({ routes }: ToolModel, { input }: ExampleModel): readonly RouteModel[] {
  return routes.filter(
    ({ pathParameters, fixed }) =>
      pathParameters.every((name) => input[name] !== undefined) &&
      Object.entries(fixed).every(([name, value]) => input[name] === value),
  );
}

/** Runs the setup of an example with `call`, and returns the example's input with the results inserted. */
export async function prepareInput(example: ExampleModel, call: TestClient["call"]): Promise<Record<string, unknown>> {
  const steps: Record<string, unknown> = {};
  for (const { as, tool, input } of example.setup) {
    const answer = await call(tool, fillIn(input, steps));
    if (answer.error) throw new Error(`${tool}: ${JSON.stringify(answer.error)}`);
    steps[as] = answer.body;
  }
  return fillIn(example.input, steps);
}

function fillIn(
  input: Readonly<Record<string, unknown>>,
  steps: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const text = JSON.stringify(input, (_key, value: unknown) => {
    const path = typeof value === "string" ? /^\{\{steps\.([\w.]+)\}\}$/.exec(value)?.[1] : undefined;
    if (path === undefined) return value;
    return path
      .split(".")
      .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], steps);
  });
  return JSON.parse(text) as Record<string, unknown>;
}

/**
 * Removes the counts of calls by surface, which differ because each service is called through only one surface, and
 * secrets, which are random.
 */
export function withoutSurfaces(body: unknown): unknown {
  const text = JSON.stringify(body, (name, value: unknown) =>
    typeof value === "number" && ["rest", "mcp"].includes(name) ? undefined : value,
  );
  return JSON.parse(text.replaceAll(/"whsec_[^"]+"/g, '"whsec_..."')) as unknown;
}
