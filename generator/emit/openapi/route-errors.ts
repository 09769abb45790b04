import type { ErrorModel, RouteModel, ToolModel } from "../../model/model.ts";

/** Errors of the runtime that only some routes can return: a read cannot reuse an idempotency key. */
const CONDITIONS: Readonly<Record<string, (tool: ToolModel, route: RouteModel) => boolean>> = {
  call_in_progress: (_, route) => changes(route),
  idempotency_mismatch: (_, route) => changes(route),
  invalid_cursor: (_, route) => [...route.queryParameters, ...route.bodyProperties].includes("cursor"),
  method_not_allowed: () => false,
  payload_too_large: (_, route) => route.bodyProperties.length > 0,
  preview_not_supported: (_, route) => !changes(route),
  safety_limit_reached: (tool, route) =>
    route.effect.safety !== null ||
    Object.values(tool.actions?.effects ?? {}).some(
      ({ safety }) => safety !== null && Object.keys(route.fixed).length === 0,
    ),
  unsupported_media_type: (_, route) => route.bodyProperties.length > 0,
};

/** Returns the errors of a tool that this route can return, in the order of `errors.yaml`. */
export function routeErrors(tool: ToolModel, route: RouteModel): readonly ErrorModel[] {
  return tool.errors.filter((error) => !error.common || (CONDITIONS[error.code]?.(tool, route) ?? true));
}

/** Returns the errors that a tool can return through any route or over MCP, in the order of `errors.yaml`. */
export function toolErrors(tool: ToolModel): readonly ErrorModel[] {
  const codes = new Set(tool.routes.flatMap((route) => routeErrors(tool, route)).map(({ code }) => code));
  return tool.errors.filter(({ code }) => codes.has(code));
}

/** Whether calls through this route have effects, and so accept a preview and an idempotency key. */
export const changes = (route: RouteModel): boolean => route.effect.effect !== "read";
