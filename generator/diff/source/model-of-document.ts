import { buildConstraints } from "../../language/constraints.ts";
import { pascalCase } from "../../language/naming.ts";
import type { ErrorModel, Model, NamedSchema, RouteModel, Schema, ToolModel } from "../../model/model.ts";
import { mapSubschemas, requiredOf } from "../../schema/schema-parts.ts";
import { propertiesOf } from "../schema/difference.ts";
import type { OpenapiDocument, OpenapiOperation, OpenapiParameter, OpenapiReference } from "./openapi-document.ts";

/** The model of an OpenAPI document, with one tool for each operation. */
export interface DocumentModel {
  readonly model: Model;
  /** The names of the tools of the service by operation. */
  readonly tools: ReadonlyMap<string, string>;
}

const METHODS = ["get", "post", "patch", "put", "delete"];

/** Builds the part of a model that an OpenAPI document contains. The rest is the same for all documents. */
export function modelOfDocument(document: OpenapiDocument): DocumentModel {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ method: method.toUpperCase(), path, operation, shared: item.parameters ?? [] }] : [];
    }),
  );
  const schemas = new Map(
    Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => [name, specSchema(schema)]),
  );
  const names = operations.map(({ operation, method, path }) => operation.operationId ?? `${method} ${path}`);
  const errors = errorsOf(document);
  const tools = operations.map((each, index) => {
    const codes = codesOf(each.operation, document);
    const own = errors.filter(({ code }) => codes.includes(code));
    return toolOf(each, { name: names[index] ?? "", errors: own, document, schemas });
  });
  const scopes = [...new Set(tools.flatMap((tool) => tool.scopes))].sort();
  const named = [...schemas].map(([name, schema]): NamedSchema => ({ name, schema }));
  const model: Model = {
    service: serviceOf(document),
    scopes: scopes.map((name) => ({
      name,
      title: "",
      summary: "",
      isDefault: false,
      tools: tools.filter((tool) => tool.scopes.includes(name)).map((tool) => tool.name),
    })),
    limits: { safety: [], dailyOnly: [], warmUp: { startPercent: 100, days: 0 }, plans: [] },
    errors,
    schemas: named,
    tools,
    prompts: [],
    resources: [],
    events: [],
    completions: [],
  };
  return { model, tools: new Map(operations.map(({ operation }, at) => [names[at] ?? "", operation["x-tool"] ?? ""])) };
}

function serviceOf({ info, servers }: OpenapiDocument): Model["service"] {
  // The URL may start with the origin of the server that returned the document, which may contain variables in braces.
  const rest = (servers?.[0]?.url ?? "/").replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, "") || "/";
  return {
    name: "",
    title: info?.title ?? "",
    version: info?.version ?? "0.0.0",
    summary: "",
    description: "",
    instructions: null,
    uriScheme: "",
    keyPrefix: "",
    paths: { mcp: "", rest, docs: "" },
    license: { name: "", identifier: "" },
    webhooks: false,
    registry: null,
    categories: [],
  };
}

interface Located {
  readonly method: string;
  readonly path: string;
  readonly operation: OpenapiOperation;
  /** The parameters of all operations of the path. */
  readonly shared: readonly (OpenapiParameter | OpenapiReference)[];
}

interface OperationContext {
  readonly name: string;
  readonly errors: readonly ErrorModel[];
  readonly document: OpenapiDocument;
  /** The named schemas. Inline outputs are added to them. */
  readonly schemas: Map<string, Schema>;
}

function toolOf(
  { method, path, operation, shared }: Located,
  { name, errors, document, schemas }: OperationContext,
): ToolModel {
  const declared = [...shared, ...(operation.parameters ?? [])]
    .map((entry) => resolved(entry, document.components?.parameters))
    .filter((entry) => entry !== undefined)
    .filter((entry) => entry.in === "path" || entry.in === "query");
  // A parameter of the operation replaces the one of the path.
  const parameters = [...new Map(declared.map((entry) => [`${entry.in} ${entry.name}`, entry])).values()];
  const body = bodyOf(operation, document, schemas);
  const bodyProperties = Object.keys(propertiesOf(body.schema));
  const input = inputOf(parameters, body.schema);
  const effect = {
    effect: (operation["x-effect"] ?? "read") as ToolModel["effect"], // a document of this generator
    idempotent: operation["x-idempotent"] ?? false,
    safety: operation["x-safety-category"] ?? null,
    requiresConnection: false,
  };
  const route: RouteModel = {
    method: method as RouteModel["method"], // only compared
    path,
    operationId: name,
    pathParameters: [...path.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1] ?? ""),
    queryParameters: parameters.filter((each) => each.in === "query").map((each) => each.name),
    bodyProperties,
    textBody: body.mediaType === null ? null : { argument: "", mediaType: body.mediaType },
    fixed: {},
    deprecated: operation.deprecated ? { since: "", removedAfter: operation["x-sunset"] ?? null, use: null } : null,
    effect,
  };
  return {
    ...DEFAULTS,
    ...effect,
    name,
    title: operation.summary ?? "",
    category: operation.tags?.[0] ?? "",
    summary: operation.description ?? "",
    scopes: operation["x-scopes"] ?? [],
    routes: [route],
    typeName: pascalCase(name),
    input,
    constraints: buildConstraints(operation["x-constraints"]),
    output: { $ref: outputOf(operation, name, document, schemas) },
    errors,
  };
}

const DEFAULTS = {
  details: null,
  synonyms: [],
  live: true,
  documented: true,
  openWorld: false,
  deprecated: null,
  deprecatedInputs: {},
  renamedInputs: {},
  replacedBy: null,
  timeoutMs: 0,
  maxBodyBytes: 0,
  safetyUnits: null,
  keepsRecords: false,
  reports: false,
  actions: null,
  ownsOutput: false,
  headers: [],
  changes: [],
  contents: null,
  examples: [],
  response: null,
} as const;

/** Joins the parameters and the properties of the body into one object schema. */
function inputOf(parameters: readonly OpenapiParameter[], body: Schema): Schema {
  const own = parameters.map(({ name, description, schema = {} }) => {
    return [name, specSchema(description === undefined ? schema : { description, ...schema })] as const;
  });
  const required = parameters.filter((each) => each.required === true).map(({ name }) => name);
  return {
    ...body,
    type: "object",
    properties: { ...Object.fromEntries(own), ...propertiesOf(body) },
    required: [...new Set([...required, ...requiredOf(body)])],
    additionalProperties: body["additionalProperties"] ?? false,
  };
}

/** Returns the schema of the JSON body, and the first media type of the body other than JSON, or null. */
function bodyOf({ requestBody }: OpenapiOperation, document: OpenapiDocument, schemas: ReadonlyMap<string, Schema>) {
  const { content = {} } = resolved(requestBody, document.components?.requestBodies) ?? {};
  const mediaType = Object.keys(content).find((type) => type !== JSON_TYPE) ?? null;
  const schema = specSchema(content[JSON_TYPE]?.schema ?? {});
  const target = typeof schema.$ref === "string" ? (schemas.get(schema.$ref) ?? {}) : schema;
  const isObject = target["properties"] !== undefined || Object.keys(target).length === 0;
  return { mediaType, schema: isObject ? target : { properties: { body: target }, required: ["body"] } };
}

const JSON_TYPE = "application/json";

/** Returns the name of the schema of a successful response. An inline schema is added to the table. */
function outputOf(
  { responses = {} }: OpenapiOperation,
  name: string,
  document: OpenapiDocument,
  schemas: Map<string, Schema>,
): string {
  const status = Object.keys(responses).find((code) => code.startsWith("2")) ?? "";
  const schema = specSchema(
    resolved(responses[status], document.components?.responses)?.content?.[JSON_TYPE]?.schema ?? {},
  );
  if (typeof schema.$ref === "string") return schema.$ref;
  schemas.set(`${name} output`, schema);
  return `${name} output`;
}

/** Returns the codes of the problems of an operation, which are the names of their examples. */
const codesOf = ({ responses = {} }: OpenapiOperation, document: OpenapiDocument): readonly string[] =>
  Object.values(responses).flatMap((response) =>
    Object.values(resolved(response, document.components?.responses)?.content ?? {}).flatMap(({ examples = {} }) =>
      Object.keys(examples),
    ),
  );

/** Returns the errors that the example components describe. An error that every operation can return is common. */
function errorsOf(document: OpenapiDocument): readonly ErrorModel[] {
  const operations = Object.values(document.paths).flatMap((item) => METHODS.flatMap((method) => item[method] ?? []));
  const codes = operations.map((operation) => new Set(codesOf(operation, document)));
  return Object.entries(document.components?.examples ?? {}).flatMap(([code, { value = {} }]) => {
    const { status, retryable, title, detail, hint } = value;
    if (typeof status !== "number") return [];
    const texts = { title: String(title), text: String(detail), hint: String(hint) };
    const common = codes.every((each) => each.has(code));
    return [{ code, status, mcp: "error" as const, retryable: retryable === true, common, ...texts }];
  });
}

/** Returns an entry, or the component that it refers to: `#/components/responses/not_found`. */
function resolved<Entry extends object>(
  entry: Entry | OpenapiReference | undefined,
  components: Readonly<Record<string, Entry>> = {},
): Entry | undefined {
  if (!entry || !("$ref" in entry)) return entry;
  const name = entry.$ref.split("/").at(-1) ?? "";
  return Object.hasOwn(components, name) ? components[name] : undefined;
}

/** Converts a schema of a document to one of the specification: references are names of schemas. */
function specSchema(schema: Schema): Schema {
  const { $ref, allOf, ...rest } = mapSubschemas(schema, specSchema);
  const [only] = Array.isArray(allOf) && allOf.length === 1 ? (allOf as readonly Schema[]) : [];
  const target = typeof $ref === "string" ? $ref.split("/").at(-1) : only?.$ref;
  if (target !== undefined) return { ...rest, $ref: target };
  return allOf === undefined ? rest : { ...rest, allOf };
}
