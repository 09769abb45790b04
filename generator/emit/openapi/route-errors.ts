import type { EffectModel, ErrorModel, RouteModel, ToolModel } from "../../model/model.ts";

/** Errors of the runtime that only some routes can return. For example, a read cannot reuse an idempotency key. */
const CONDITIONS: Readonly<Record<string, (tool: ToolModel, route: RouteModel) => boolean>> = {
  account_disconnected: (tool, route) => mayHave(tool, route, ({ requiresConnection }) => requiresConnection),
  call_in_progress: (_, route) => hasEffects(route),
  idempotency_mismatch: (_, route) => hasEffects(route),
  invalid_cursor: (_, route) => [...route.queryParameters, ...route.bodyProperties].includes("cursor"),
  method_not_allowed: () => false,
  payload_too_large: (_, route) => route.bodyProperties.length > 0,
  preview_not_supported: (_, route) => !hasEffects(route),
  outcome_unknown: (tool, route) =>
    hasEffects(route) && mayHave(tool, route, ({ requiresConnection }) => requiresConnection),
  safety_limit_reached: (tool, route) => mayHave(tool, route, ({ safety }) => safety !== null),
  unsupported_media_type: (_, route) => route.bodyProperties.length > 0,
};

/** Returns the errors of a tool that this route can return, in the order of `errors.yaml`. */
export function routeErrors(tool: ToolModel, route: RouteModel): readonly ErrorModel[] {
  return tool.errors.filter((error) => !error.common || (CONDITIONS[error.code]?.(tool, route) ?? true));
}

/** Returns the errors that at least one route of a tool can return, in the order of `errors.yaml`. */
export function toolErrors(tool: ToolModel): readonly ErrorModel[] {
  const codes = new Set(tool.routes.flatMap((route) => routeErrors(tool, route)).map(({ code }) => code));
  return tool.errors.filter(({ code }) => codes.has(code));
}

/** Returns whether a condition holds for the effect of a route, or for any action that its calls can select. */
function mayHave(tool: ToolModel, route: RouteModel, condition: (effect: EffectModel) => boolean): boolean {
  const { actions } = tool;
  const selectable = actions && !Object.hasOwn(route.fixed, actions.argument) ? Object.values(actions.effects) : [];
  return [route.effect, ...selectable].some(condition);
}

/** Returns whether calls through this route have effects, so that they accept a preview and an idempotency key. */
export const hasEffects = (route: RouteModel): boolean => route.effect.effect !== "read";
