import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { RouteModel, Schema, ToolModel } from "../../generator/model/model.ts";
import { callRoute, readSpec } from "../support/examples.ts";
import { sampleOnPostgres } from "../support/run-all-tests.ts";
import { demoAccountId } from "../../handlers/app/demo/demo-world.ts";
import { startService, type TestService } from "../support/start-service.ts";

const isQuery = ({ method }: RouteModel): boolean => method === "GET" || method === "DELETE";

type Input = Readonly<Record<string, unknown>>;

const { tools, schemas } = readSpec(join(import.meta.dirname, "../.."));
const shared = new Map(schemas.map(({ name, schema }) => [name, schema]));
const routes = tools.flatMap((tool) =>
  tool.routes.map((route) => [`${route.method} ${route.path}`, tool, route] as const),
);

const resolve = (schema: Schema): Schema =>
  typeof schema.$ref === "string" ? (shared.get(schema.$ref) ?? {}) : schema;
const propertiesOf = ({ input }: ToolModel) =>
  Object.entries((input["properties"] ?? {}) as Readonly<Record<string, Schema>>).map(
    ([name, schema]) => [name, resolve(schema)] as const,
  );

/** A value that is valid for its own schema, so that only the intended argument is invalid. */
function validValue(schema: Schema): unknown {
  const [type] = [schema["type"]].flat();
  if (Array.isArray(schema["enum"])) return schema["enum"][0];
  if (schema["format"] === "date-time") return "2027-03-01T09:00:00Z";
  if (schema["format"] === "date") return "2027-03-01";
  if (type === "string") return "abcdefgh".slice(0, Number(schema["maxLength"] ?? 8));
  if (type === "integer" || type === "number") return schema["minimum"] ?? 1;
  if (type === "boolean") return true;
  if (type === "array") return [];
  return {};
}

/** The tests of hostile inputs cover longer texts. */
const longestText = 20_000;

/** Values that a schema rejects, as both surfaces can send them: a query contains only texts. */
function invalidValues(schema: Schema): unknown[] {
  const [type] = [schema["type"]].flat();
  if (Array.isArray(schema["enum"])) return ["no such value"];
  if (schema["format"] !== undefined) return ["not a time"];
  if (type === "integer" || type === "number") return ["many", Number(schema["maximum"] ?? 1e9) + 1];
  if (type === "boolean") return ["perhaps"];
  const maxLength = Number(schema["maxLength"] ?? Infinity);
  if (type === "string" && maxLength <= longestText) return ["x".repeat(maxLength + 1)];
  return [];
}

/** Invalid inputs of a route: only the arguments of its path, an unknown argument, and valid inputs with one invalid value each. */
function* invalidInputs(tool: ToolModel, route: RouteModel): Generator<Input> {
  const required = new Set((tool.input["required"] ?? []) as readonly string[]);
  const own = propertiesOf(tool).filter(([name]) => !["account_id", "preview"].includes(name));
  const valid = Object.fromEntries(
    own.flatMap(([name, schema]) =>
      required.has(name) || route.pathParameters.includes(name) ? [[name, validValue(schema)]] : [],
    ),
  );
  const needsAccount = required.has("account_id") || route.pathParameters.includes("account_id");
  const account = needsAccount ? { account_id: demoAccountId } : {};
  const base = { ...valid, ...account, ...route.fixed };
  const inPath = Object.fromEntries(
    Object.entries(base).filter(([name]) => route.pathParameters.includes(name) || name in route.fixed),
  );
  if ([...required].some((name) => !(name in inPath))) yield inPath;
  yield { ...base, no_such_argument: "x" };
  for (const [name, schema] of own) {
    if (route.pathParameters.includes(name) || name in route.fixed) continue;
    if (isQuery(route) && !route.queryParameters.includes(name)) continue; // the route excludes the argument
    for (const value of invalidValues(schema)) yield { ...base, [name]: value };
  }
}

const stops: (() => Promise<void>)[] = [];
let service: TestService;
beforeAll(async () => {
  service = await startService({ onEnd: (stop) => stops.push(stop) });
});
afterAll(async () => {
  for (const stop of stops) await stop();
});

/** What both surfaces return for a failure, without the id of the request. */
const failureOf = ({ error }: { readonly error: any }) => {
  const { request_id: _id, ...problem } = error ?? {};
  return problem as unknown;
};

test.each(sampleOnPostgres(routes))(
  "%s rejects the same calls as its tool, with the same problem",
  async (_route, tool, route) => {
    for (const input of invalidInputs(tool, route)) {
      service.clock.advance(60_000); // refills the plan limits
      const overMcp = await service.call(tool.name, input);
      const overRest = await callRoute(service, route, isQuery(route) ? asTexts(input) : input);
      expect(overMcp.error, JSON.stringify(input)).toBeDefined();
      expect(failureOf(overRest), JSON.stringify(input)).toEqual(failureOf(overMcp));
    }
  },
);

/** The arguments as a query contains them. */
const asTexts = (input: Input): Input =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, Array.isArray(value) ? value : String(value)]),
  );
