import { buildDeprecation } from "./deprecation.ts";
import { excludedBy } from "../language/constraints.ts";
import type { EffectModel, RouteModel, Schema, ToolModel } from "./model.ts";
import { queryForm, type FindSchema } from "../schema/query.ts";
import type { RouteEntry, ToolFile } from "../language/tool.ts";

/** The argument that every tool has and no spec file states. */
export const accountArgument = "account_id";

/** The argument that every tool has which changes something, and no spec file states. */
export const previewArgument = "preview";

/** An effect with `safety: none` turned into null. */
export function buildEffect({
  effect,
  idempotent,
  safety,
}: Pick<ToolFile, "effect" | "idempotent" | "safety">): EffectModel {
  return { effect, idempotent, safety: safety === "none" ? null : safety };
}

/**
 * One route of a tool. GET and DELETE take from the query what the path does not hold and a query can carry, POST and PATCH
 * from the body; `account_id` and `preview` may always stand in the query as well. What cannot be given beside the arguments
 * in the path or the fixed ones is not an argument of the route.
 */
export function buildRoute(
  route: RouteEntry,
  tool: Pick<ToolModel, "name" | "input" | "constraints" | "actions" | "deprecated"> & EffectModel,
  find: FindSchema,
): RouteModel {
  const stated: Exclude<RouteEntry, string> = typeof route === "string" ? { route } : route;
  const { route: line, operation_id: operationId, fixed = {}, deprecated } = stated;
  const [method, path = ""] = line.split(/\s+/) as [RouteModel["method"], string?];
  const pathParameters = [...path.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1] ?? "");
  const properties = (tool.input.properties ?? {}) as Schema;
  const effect = effectOf(tool, fixed);
  const given = [...pathParameters, ...Object.keys(fixed)];
  const excluded = excludedBy(tool.constraints, given);
  const free = Object.keys(properties).filter((name) => !given.includes(name) && !excluded.has(name));
  const hasBody = method === "POST" || method === "PATCH";
  return {
    method,
    path,
    operationId: operationId ?? tool.name,
    pathParameters,
    // The preview parameter of a query is not an argument: every route has it.
    queryParameters: free.filter((name) =>
      hasBody ? name === accountArgument : name !== previewArgument && queryForm(properties[name], find) !== "none",
    ),
    bodyProperties: hasBody ? free.filter((name) => name !== previewArgument || effect.effect !== "read") : [],
    fixed,
    deprecated: buildDeprecation(deprecated) ?? tool.deprecated,
    effect,
  };
}

function effectOf(tool: EffectModel & { readonly actions: ToolModel["actions"] }, fixed: RouteModel["fixed"]) {
  const { effect, idempotent, safety, actions } = tool;
  const action = actions && Object.hasOwn(fixed, actions.argument) ? String(fixed[actions.argument]) : undefined;
  return (action !== undefined ? actions?.effects[action] : undefined) ?? { effect, idempotent, safety };
}
