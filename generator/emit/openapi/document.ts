import { deprecationText } from "../../model/deprecation.ts";
import { constraintSentences } from "../../language/constraint-sentences.ts";
import type { Model, RouteModel, Schema, ToolModel } from "../../model/model.ts";
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
export function openapiDocument(model: Model): Schema {
  const { service, tools } = model;
  const paths = pathItems(model);
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
    components: components(model, { paths, webhooks }),
  };
}

/** Returns the operations by path and method, in an order that does not depend on the order of the tools. */
function pathItems(model: Model): Record<string, Record<string, Schema>> {
  const routes = model.tools.flatMap((tool) => tool.routes.map((route) => ({ tool, route })));
  routes.sort(
    ({ route: a }, { route: b }) =>
      comparePaths(a.path, b.path) || METHODS.indexOf(a.method) - METHODS.indexOf(b.method),
  );
  const paths: Record<string, Record<string, Schema>> = {};
  for (const { tool, route } of routes)
    (paths[route.path] ??= {})[route.method.toLowerCase()] = operation(tool, route, model);
  return paths;
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

/** Returns the components that the paths and webhooks refer to, directly or indirectly; unused ones are omitted. */
function components(model: Model, used: Schema): Schema {
  const { service, tools, errors, schemas } = model;
  const routes = tools.flatMap((tool) => tool.routes.map((route) => ({ tool, route })));
  const bodies = routes.flatMap(({ tool, route }) => bodySchema(tool, route) ?? []);
  const shared = schemas.map(({ name, schema }) => [name, openapiSchema(schema)] as const);
  const all: Readonly<Record<string, Readonly<Record<string, Schema>>>> = {
    schemas: {
      ...Object.fromEntries(shared),
      ...Object.fromEntries(payloadSchemas(model)),
      ...Object.fromEntries(bodies.map(({ name, schema }) => [name, schema])),
      [PROBLEM]: problemSchema(errors),
    },
    parameters: { ...sharedParameters, ...webhookHeaders },
    headers: sharedHeaders,
    responses: Object.fromEntries(routes.flatMap(({ tool, route }) => [...problemResponses(tool, route)])),
    examples: Object.fromEntries(
      errors.map((error) => [error.code, { summary: error.title, value: problemExample(error, model) }]),
    ),
  };
  const reached = reachable(used, all);
  const kept = Object.entries(all).map(([kind, entries]) => {
    const some = Object.entries(entries).filter(([name]) => reached.has(`#/components/${kind}/${name}`));
    const isByTool = kind === "schemas" || kind === "responses";
    return [kind, Object.fromEntries(isByTool ? some.sort(([a], [b]) => (a < b ? -1 : 1)) : some)] as const;
  });
  const description = `An API key (it starts with \`${service.keyPrefix}_\`) or an OAuth access token.`;
  return {
    securitySchemes: { bearer: { type: "http", scheme: "bearer", description } },
    ...Object.fromEntries(kept.filter(([, entries]) => Object.keys(entries).length > 0)),
  };
}

/** Returns the `$ref` values that a part of the document contains, directly or through other components. */
function reachable(used: Schema, all: Readonly<Record<string, Readonly<Record<string, Schema>>>>): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, child] of Object.entries(value)) {
      if (key === "$ref" && typeof child === "string" && !reached.has(child)) {
        reached.add(child);
        const [, , kind = "", name = ""] = child.split("/");
        visit(all[kind]?.[name]);
      } else visit(child);
    }
  };
  visit(used);
  return reached;
}
