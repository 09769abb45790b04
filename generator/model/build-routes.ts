import { buildDeprecation, earlierRemoval } from "./deprecation.ts";
import { narrowConstraints } from "../language/route-constraints.ts";
import type { EffectModel, RouteModel, Schema, ToolModel } from "./model.ts";
import { queryForm, type FindSchema } from "../schema/query.ts";
import { requiredOf } from "../schema/schema-parts.ts";
import type { RouteEntry, ToolFile } from "../language/tool.ts";

/** The implicit argument of every tool. */
export const accountArgument = "account_id";

/** The implicit argument of every tool that is not read-only. */
export const previewArgument = "preview";

/**
 * Builds the model of an effect; `safety: none` becomes null.
 * @param tool the tool of an action; its `requires_connection` is the default for the action.
 */
export function buildEffect(
  declared: Pick<ToolFile, "effect" | "idempotent" | "safety" | "requires_connection">,
  tool: Pick<ToolFile, "requires_connection"> = {},
): EffectModel {
  const { effect, idempotent } = declared;
  const safety = declared.safety === "none" ? null : declared.safety;
  const requiresConnection = declared.requires_connection ?? tool.requires_connection ?? safety !== null;
  return { effect, idempotent, safety, requiresConnection };
}

/**
 * Builds the model of a route. Arguments that are not in the path come from the query (GET and DELETE) or from the body (POST
 * and PATCH). `account_id` and `preview` may always be in the query. Arguments that constraints exclude, given the path
 * parameters and the values of fixed arguments, are not arguments of the route.
 */
export function buildRoute(
  route: RouteEntry,
  tool: Pick<ToolModel, "name" | "input" | "constraints" | "actions" | "deprecated"> & EffectModel,
  find: FindSchema,
): RouteModel {
  const declared: Exclude<RouteEntry, string> = typeof route === "string" ? { route } : route;
  const { route: line, operation_id: operationId, fixed = {}, text_body: textBody, deprecated } = declared;
  const [method, path = ""] = line.split(/\s+/) as [RouteModel["method"], string?];
  const pathParameters = [...path.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1] ?? "");
  const properties = (tool.input.properties ?? {}) as Schema;
  const effect = effectOf(tool, fixed);
  const given = [...pathParameters, ...Object.keys(fixed)];
  const accepted = Object.keys(properties).filter((name) => !given.includes(name));
  const required = requiredOf(tool.input);
  const { excluded } = narrowConstraints(tool.constraints, { required, pathParameters, fixed, accepted });
  const free = accepted.filter((name) => !excluded.has(name));
  const hasBody = method === "POST" || method === "PATCH";
  return {
    method,
    path,
    operationId: operationId ?? tool.name,
    pathParameters,
    // `preview` is omitted: the runtime reads it from the query of every route, and rejects it if the call is a read.
    queryParameters: free.filter((name) =>
      hasBody ? name === accountArgument : name !== previewArgument && queryForm(properties[name], find) !== "none",
    ),
    bodyProperties: hasBody ? free.filter((name) => name !== previewArgument || effect.effect !== "read") : [],
    textBody: textBody ? { argument: textBody.argument, mediaType: textBody.media_type } : null,
    fixed,
    deprecated: earlierRemoval(buildDeprecation(deprecated), tool.deprecated),
    effect,
  };
}

function effectOf(tool: EffectModel & { readonly actions: ToolModel["actions"] }, fixed: RouteModel["fixed"]) {
  const { effect, idempotent, safety, requiresConnection, actions } = tool;
  const action = actions && Object.hasOwn(fixed, actions.argument) ? String(fixed[actions.argument]) : undefined;
  const ofAction = action === undefined ? undefined : actions?.effects[action];
  return ofAction ?? { effect, idempotent, safety, requiresConnection };
}
