import type { EffectModel, RouteModel, Schema, ToolModel } from "./model.ts";
import { queryForm, type FindSchema } from "./query.ts";
import type { EffectShape, RouteShape } from "./spec-shapes.ts";

/** The argument that every tool has and no spec file states. */
export const accountArgument = "account_id";

/** An effect with `safety: none` turned into null. */
export function buildEffect({ effect, idempotent, safety }: EffectShape): EffectModel {
  return { effect, idempotent, safety: safety === "none" ? null : safety };
}

/**
 * One route of a tool. GET and DELETE take from the query what the path does not hold and a query can carry, POST and PATCH
 * from the body; `account_id` may always stand in the query as well.
 */
export function buildRoute(
  route: RouteShape,
  tool: { readonly name: string; readonly input: Schema; readonly actions: ToolModel["actions"] } & EffectModel,
  find: FindSchema,
): RouteModel {
  const { route: line, operation_id: operationId, fixed = {} } = typeof route === "string" ? { route } : route;
  const [method, path = ""] = line.split(/\s+/) as [RouteModel["method"], string?];
  const pathParameters = [...path.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1] ?? "");
  const properties = (tool.input.properties ?? {}) as Schema;
  const free = Object.keys(properties).filter((name) => !pathParameters.includes(name) && !Object.hasOwn(fixed, name));
  const hasBody = method === "POST" || method === "PATCH";
  return {
    method,
    path,
    operationId: operationId ?? tool.name,
    pathParameters,
    queryParameters: free.filter((name) =>
      hasBody ? name === accountArgument : queryForm(properties[name], find) !== "none",
    ),
    bodyProperties: hasBody ? free : [],
    fixed,
    effect: effectOf(tool, fixed),
  };
}

function effectOf(tool: EffectModel & { readonly actions: ToolModel["actions"] }, fixed: RouteModel["fixed"]) {
  const { effect, idempotent, safety, actions } = tool;
  const action = actions && Object.hasOwn(fixed, actions.argument) ? String(fixed[actions.argument]) : undefined;
  return (action !== undefined ? actions?.effects[action] : undefined) ?? { effect, idempotent, safety };
}
