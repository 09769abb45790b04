import { deprecationText } from "../../model/deprecation.ts";
import { constraintSentences } from "../../language/constraint-sentences.ts";
import type { Model, NamedSchema, RouteModel, Schema, ToolModel } from "../../model/model.ts";
import { partsOfTool } from "../parts.ts";
import { rememberNothing, type Remember } from "../remember.ts";
import { comparePaths, METHODS } from "../routes.ts";
import { markdownText } from "./markdown-text.ts";
import { parameters, sharedParameters } from "./parameters.ts";
import { PROBLEM, problemExample, problemSchema } from "./problem.ts";
import { bodySchema, requestBody } from "./request-body.ts";
import { problemResponses, responses, sharedHeaders } from "./responses.ts";
import { routeConstraints, statedConstraints } from "./route-constraints.ts";
import { openapiSchema } from "./schema.ts";
import { payloadSchemas, webhookHeaders, webhookItems } from "./webhooks.ts";

/** Returns the OpenAPI 3.1 document of all routes, as plain data. */
export function openapiDocument(model: Model, remember: Remember = rememberNothing): Schema {
  const { service, tools } = model;
  const described = tools.map((tool) =>
    remember(`operations of ${tool.name}`, partsOfTool(tool, model), () => describeTool(tool, model)),
  );
  const paths = pathItems(described, remember);
  const webhooks = webhookItems(model);
  const used = new Set(tools.map(({ category }) => category));
  return {
    openapi: "3.1.0",
    info: {
      title: service.title,
      version: service.version,
      summary: service.summary,
      description: markdownText(service.description),
      license: { name: service.license.name, identifier: service.license.identifier },
    },
    servers: [{ url: service.paths.rest, description: "This server." }],
    security: [{ bearer: [] }],
    tags: service.categories
      .filter(({ name }) => used.has(name))
      .map(({ name, title, summary }) => ({ name, "x-displayName": title, description: markdownText(summary) })),
    paths,
    ...(Object.keys(webhooks).length > 0 ? { webhooks } : {}),
    components: components(model, described, { paths, webhooks }, remember),
  };
}

/** The parts of the document that are derived from one tool. */
interface DescribedTool {
  readonly operations: readonly { readonly route: RouteModel; readonly operation: Schema }[];
  /** The component schemas of bodies. */
  readonly bodies: readonly NamedSchema[];
  /** The components of failures, by name. */
  readonly failures: readonly (readonly [string, Schema])[];
}

const describeTool = (tool: ToolModel, model: Model): DescribedTool => ({
  operations: tool.routes.map((route) => ({ route, operation: operation(tool, route, model) })),
  bodies: tool.routes.flatMap((route) => bodySchema(tool, route) ?? []),
  failures: tool.routes.flatMap((route) => [...problemResponses(tool, route)]),
});

/** Returns the operations by path and method, in an order that does not depend on the order of the tools. */
function pathItems(tools: readonly DescribedTool[], remember: Remember): Readonly<Record<string, Schema>> {
  const sorted = tools
    .flatMap(({ operations }) => operations)
    .sort(
      ({ route: a }, { route: b }) =>
        comparePaths(a.path, b.path) || METHODS.indexOf(a.method) - METHODS.indexOf(b.method),
    );
  const paths = new Map<string, (readonly [method: string, operation: Schema])[]>();
  for (const { route, operation } of sorted) {
    const entries = paths.get(route.path) ?? [];
    entries.push([route.method.toLowerCase(), operation]);
    paths.set(route.path, entries);
  }
  const items = [...paths].map(
    ([path, entries]) => [path, remember(`path ${path}`, entries.flat(), () => Object.fromEntries(entries))] as const,
  );
  return Object.fromEntries(items);
}

function operation(tool: ToolModel, route: RouteModel, model: Model): Schema {
  const fixed = Object.entries(route.fixed).map(([name, value]) => `\`${name}\` is ${JSON.stringify(value)}`);
  const { deprecated } = route;
  const notice = deprecated ? deprecationText(deprecated, (name) => `\`${name}\``) : "";
  const body = requestBody(tool, route);
  const constraints = routeConstraints(tool, route);
  const rules = constraintSentences(constraints, { show: (name) => `\`${name}\`` }).join(" ");
  const onRoute = fixed.length > 0 ? `On this route, ${fixed.join(" and ")}.` : "";
  return {
    operationId: route.operationId,
    summary: tool.title,
    description: markdownText([tool.summary, notice, rules, onRoute].filter((text) => text !== "").join("\n\n")),
    tags: [tool.category],
    ...(deprecated || tool.replacedBy !== null ? { deprecated: true } : {}),
    ...(deprecated?.removedAfter ? { "x-sunset": deprecated.removedAfter } : {}),
    ...(tool.replacedBy === null ? {} : { "x-replaced-by": tool.replacedBy.tool }),
    "x-tool": tool.name,
    "x-effect": route.effect.effect,
    "x-idempotent": route.effect.idempotent,
    "x-scopes": tool.scopes,
    "x-safety-category": route.effect.safety,
    ...statedConstraints(constraints),
    parameters: parameters(tool, route),
    ...(body === null ? {} : { requestBody: body }),
    responses: responses(tool, route, model),
  };
}

/** Returns the components that are derived from the tables of the specification. */
function describeTables(model: Model) {
  const { service, errors } = model;
  const description = `An API key (it starts with \`${service.keyPrefix}_\`) or an OAuth access token.`;
  const examples = errors.map(
    (error) => [error.code, { summary: error.title, value: problemExample(error, model) }] as const,
  );
  return {
    problem: problemSchema(errors),
    examples: Object.fromEntries(examples),
    securitySchemes: { bearer: { type: "http", scheme: "bearer", description } },
  };
}

/** Returns the components that the paths and webhooks refer to, directly or indirectly; unused ones are omitted. */
function components(model: Model, tools: readonly DescribedTool[], used: ByKind, remember: Remember): Schema {
  const { service, scopes, limits, errors, schemas } = model;
  const { problem, examples, securitySchemes } = remember(
    "components of tables",
    [service, scopes, limits, errors],
    () => describeTables(model),
  );
  const bodies = tools.flatMap((tool) => tool.bodies);
  const shared = schemas.map(
    ({ name, schema }) => [name, remember(`component ${name}`, [schema], () => openapiSchema(schema))] as const,
  );
  const all: ByKind = {
    schemas: {
      ...Object.fromEntries(shared),
      ...Object.fromEntries(payloadSchemas(model)),
      ...Object.fromEntries(bodies.map(({ name, schema }) => [name, schema])),
      [PROBLEM]: problem,
    },
    parameters: { ...sharedParameters, ...webhookHeaders },
    headers: sharedHeaders,
    responses: Object.fromEntries(tools.flatMap(({ failures }) => failures)),
    examples,
  };
  const reached = reachable(used, all, remember);
  const kept = Object.entries(all).map(([kind, entries]) => {
    const some = Object.entries(entries).filter(([name]) => reached.has(`#/components/${kind}/${name}`));
    const isByTool = kind === "schemas" || kind === "responses";
    return [kind, Object.fromEntries(isByTool ? some.sort(([a], [b]) => (a < b ? -1 : 1)) : some)] as const;
  });
  return {
    securitySchemes,
    ...Object.fromEntries(kept.filter(([, entries]) => Object.keys(entries).length > 0)),
  };
}

/** Parts of the document by kind and name. */
type ByKind = Readonly<Record<string, Readonly<Record<string, Schema>>>>;

/** Returns the `$ref` values in parts of the document, and in the components that they refer to. */
function reachable(used: ByKind, all: ByKind, remember: Remember): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (place: string, value: unknown): void => {
    for (const reference of remember(`references of ${place}`, [value], () => referencesIn(value))) {
      if (reached.has(reference)) continue;
      reached.add(reference);
      const [, , kind = "", name = ""] = reference.split("/");
      visit(reference, all[kind]?.[name]);
    }
  };
  for (const [kind, entries] of Object.entries(used))
    for (const [name, value] of Object.entries(entries)) visit(`${kind} ${name}`, value);
  return reached;
}

/** Returns the values of `$ref` at any depth. */
function referencesIn(value: unknown): readonly string[] {
  const found: string[] = [];
  const visit = (inner: unknown): void => {
    if (typeof inner !== "object" || inner === null) return;
    for (const [key, child] of Object.entries(inner) as [string, unknown][]) {
      if (key === "$ref" && typeof child === "string") found.push(child);
      else visit(child);
    }
  };
  visit(value);
  return found;
}
