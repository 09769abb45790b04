import { docComment, fileHeader, propertyName, quote } from "../format/text.ts";
import type { Model, Schema } from "../model/model.ts";
import { pascalCase } from "../language/naming.ts";
import { operationName, type Document, type Operation, type Route } from "./client/document.ts";
import { operationType, ownTypes } from "./client/operation-type.ts";
import { clientTypes } from "./client/client-types.ts";
import { openapiDocument } from "./openapi/document.ts";
import { rememberNothing, type Remember } from "./remember.ts";
import { declareType } from "./schema-type.ts";
import { emitWebhooks } from "./client/webhooks.ts";

/**
 * Emits `generated/client/`: the types of all routes, derived from the OpenAPI document, and `createClient`, which uses
 * openapi-fetch with stricter types. Each tool has a module with its operations and the schemas that only these use. Each shared schema has
 * its own module.
 */
export function emitClient(
  model: Model,
  openapi: Schema = openapiDocument(model),
  remember: Remember = rememberNothing,
): ReadonlyMap<string, string> {
  const document = openapi as unknown as Document; // the form that `openapiDocument` returns
  const operations = operationsByModule(document);
  const owned = new Set(model.tools.filter(({ ownsOutput }) => ownsOutput).map(({ output }) => output.$ref));
  const toolTypes = new Map(
    [...operations].flatMap(([path, some]) => ownTypes(some, document, owned).map((name) => [name, path])),
  );
  const { schemas = {} } = document.components;
  const shared = Object.entries(schemas).filter(([name]) => !toolTypes.has(name));
  const modules = new Map([
    ...shared.map(([name]) => [name, `./schemas/${name}.ts`] as const),
    ...[...toolTypes].map(([name, path]) => [name, `./${path}`] as const),
  ]);
  const files = new Map([
    ["calls.ts", calls],
    ["errors.ts", emitErrorCodes(model)],
    ["index.ts", emitIndex(model)],
    ["responses.ts", responses],
    ["schemas.ts", emitSchemaList(modules)],
    ["types.ts", emitPaths(document)],
    ...(hasWebhooks(model) ? [["webhooks.ts", emitWebhooks(model)] as const] : []),
    ...shared.map(([name, schema]) => {
      const path = `schemas/${name}.ts`;
      return [path, remember(`generated/client/${path}`, [schema], () => emitSchema(name, schema))] as const;
    }),
    ...[...operations].map(([path, routes]) => {
      const own = ownTypes(routes, document, owned).map((name) => [name, schemas[name] ?? {}] as const);
      const parts = [...routes.map(({ operation }) => operation), ...own.flat()];
      return [
        path,
        remember(`generated/client/${path}`, parts, () => emitOperations(path, routes, own, document)),
      ] as const;
    }),
  ]);
  return new Map([...files].map(([path, text]) => [`generated/client/${path}`, text]));
}

const modulePath = ({ tags, "x-tool": tool }: Operation): string => `operations/${tags[0]}/${tool}.ts`;

/** Groups the operations by the path of their tool's module. */
function operationsByModule({ paths }: Document): ReadonlyMap<string, readonly Route[]> {
  const modules = new Map<string, Route[]>();
  for (const [path, item] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const routes = modules.get(modulePath(operation)) ?? [];
      routes.push({ line: `${method.toUpperCase()} ${path}`, operation });
      modules.set(modulePath(operation), routes);
    }
  }
  return modules;
}

/** Emits the list of routes in the order of the document, one line per operation. */
function emitPaths({ paths }: Document): string {
  const lines = Object.entries(paths).map(([path, item]) => {
    const members = Object.entries(item).map(
      ([method, operation]) => `    ${method}: import("./${modulePath(operation)}").${operationName(operation)};\n`,
    );
    return `  ${quote(path)}: {\n${members.join("")}  };\n`;
  });
  return `${fileHeader("spec/")}
/** All routes by path (relative to the base path) and method. */
export interface paths {
${lines.join("")}}
`;
}

/** Emits the list of schemas, sorted by name, one line each. */
function emitSchemaList(modules: ReadonlyMap<string, string>): string {
  const lines = [...modules]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, path]) => `  ${propertyName(name)}: import("${path}").${name};\n`);
  return `${fileHeader("spec/")}
/** The named schemas of arguments and results: \`Schemas["Problem"]\`. */
export interface Schemas {
${lines.join("")}}
`;
}

const emitSchema = (name: string, schema: Schema): string => {
  const type = declareType(name, schema, clientTypes);
  return `${fileHeader("spec/")}${importSchemas(type, "../schemas.ts")}\n${type}`;
};

function emitOperations(
  path: string,
  routes: readonly Route[],
  own: readonly (readonly [name: string, schema: Schema])[],
  document: Document,
): string {
  const schemas = own.map(([name, schema]) => declareType(name, schema, clientTypes));
  const operations = routes.map((route) => {
    const { summary, description, deprecated } = route.operation;
    const comment = `${summary}: ${description}${deprecated ? "\n\n@deprecated" : ""}\n\n\`${route.line}\``;
    return `${docComment(comment)}\nexport interface ${operationName(route.operation)} ${operationType(route.operation, document)}\n`;
  });
  const types = [...operations, ...schemas].join("\n");
  const source = path.replace("operations/", "spec/tools/").replace(/ts$/, "yaml");
  return `${fileHeader(source)}import type { Failure, Success } from "../../responses.ts";
${importSchemas(types, "../../schemas.ts")}
${types}`;
}

/** Emits the import of `Schemas`, if the types use it. */
const importSchemas = (types: string, from: string): string =>
  types.includes("Schemas[") ? `import type { Schemas } from "${from}";\n` : "";

const responses = `${fileHeader("the specification format")}
import type { Schemas } from "./schemas.ts";

/** The response to a successful call. */
export interface Success<Body> {
  headers: { [name: string]: unknown };
  content: { "application/json": Body };
}

/** The response to a failed call: a problem (RFC 9457). */
export interface Failure {
  headers: { [name: string]: unknown };
  content: { "application/problem+json": Schemas["Problem"] };
}
`;

const calls = `${fileHeader("the specification format")}
import type { FetchOptions, FetchResponse, ParseAs } from "openapi-fetch";
import type { paths } from "./types.ts";

type Method = "get" | "put" | "post" | "delete" | "patch";

/** The paths of the routes with a method. */
type PathOf<M extends Method> = {
  [Path in keyof paths]: paths[Path] extends Record<M, unknown> ? Path : never;
}[keyof paths];

/** The operation of a route. */
type OperationOf<Path extends keyof paths, M extends Method> =
  paths[Path] extends Record<M, infer Operation extends {}> ? Operation : never;

/** The options of a call. They may be omitted if none of them is required. */
type Options<All> = {} extends All ? [options?: All | undefined] : [options: All];

/**
 * Calls the routes with a method. The types of openapi-fetch accept any additional property, because they infer the type
 * of the options from the argument. Here, the type depends only on the route, so that an object literal with an unknown
 * option, parameter or property of the body does not compile.
 */
type Call<M extends Method> = <Path extends PathOf<M>, As extends ParseAs = "json">(
  path: Path,
  ...options: Options<FetchOptions<OperationOf<Path, M>> & { parseAs?: As }>
) => Promise<FetchResponse<OperationOf<Path, M>, { parseAs: As }, \`\${string}/\${string}\`>>;

/** The functions that call routes, by method. */
export type Calls = { [M in Method as Uppercase<M>]: Call<M> };
`;

const emitErrorCodes = ({ errors }: Model): string => `${fileHeader("spec/errors.yaml")}
/** The values of \`code\` in problems. */
export const errorCodes = [
${errors.map(({ code }) => `  ${quote(code)},\n`).join("")}] as const;

export type ErrorCode = (typeof errorCodes)[number];
`;

const hasWebhooks = ({ service, events }: Model): boolean => service.webhooks && events.length > 0;

function emitIndex(model: Model): string {
  const { service } = model;
  const client = `${pascalCase(service.name)}Client`;
  return `${fileHeader("spec/")}
import createFetchClient, { type Client } from "openapi-fetch";
import type { Calls } from "./calls.ts";
import type { paths } from "./types.ts";

export { errorCodes, type ErrorCode } from "./errors.ts";
export type { Schemas } from "./schemas.ts";
export type { paths } from "./types.ts";
${hasWebhooks(model) ? `export type { WebhookData, WebhookEvent, WebhookEventOf } from "./webhooks.ts";\n` : ""}
/** The client of openapi-fetch, whose functions for the methods accept only known properties. */
export type ${client} = Omit<Client<paths>, keyof Calls> & Calls;

export interface ClientOptions {
  /** URL of the server, without the path of the API: \`http://127.0.0.1:3000\`. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Replaces the global \`fetch\`. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** Creates a typed client for all REST routes. A result contains \`data\`, or \`error\` with a problem object. */
export function createClient({ baseUrl, apiKey, fetch }: ClientOptions): ${client} {
  return createFetchClient<paths>({
    baseUrl: baseUrl.replace(/\\/+$/, "") + ${quote(service.paths.rest)},
    headers: { Authorization: \`Bearer \${apiKey}\` },
    ...(fetch ? { fetch } : {}),
  }) as ${client}; // the same functions with stricter types
}
`;
}
