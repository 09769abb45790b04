import type { ToolsListResourceHandler } from "../../generated/resources/tools_list.ts";
import type { ToolSummary } from "../../generated/schemas.ts";
import type { ServiceContext } from "../context.ts";

/** Every tool that the caller's scopes contain, including unlisted tools, in the order of the specification. */
export const tools_list: ToolsListResourceHandler<ServiceContext> = async ({ caller, surface }) => {
  const routes = new Map<string, string[]>();
  for (const { tool, method, path, operationId } of surface.routes) {
    const others = routes.get(tool) ?? [];
    const route = `${method} ${path}`;
    // `surface.routes` is in the order of the specification. Here, a tool's main route, whose operationId is the tool's name,
    // comes first.
    routes.set(tool, operationId === tool ? [route, ...others] : [...others, route]);
  }
  const tools = surface.tools
    .filter(({ name }) => caller.tools.has(name))
    .map(({ name, title, description, category, effect, idempotent, safety, live }): ToolSummary => ({
      name,
      title,
      description,
      category,
      effect,
      idempotent,
      safety,
      live,
      routes: routes.get(name) ?? [],
    }));
  return { scopes: [...caller.scopes], tool_count: tools.length, tools };
};
