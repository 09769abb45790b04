import { fileHeader } from "../format/text.ts";
import type { Model } from "../model/model.ts";

/** Emits `surface.ts`: one value with everything the runtime needs to know about the service. */
export function emitSurface({ events }: Model): ReadonlyMap<string, string> {
  const hasEvents = events.length > 0;
  const text = `${fileHeader("spec")}
import { compiled } from "./compiled/index.js";
import { errors } from "./errors.ts";
${hasEvents ? `import { events } from "./events.ts";\n` : ""}import { limits } from "./limits.ts";
import mcpPrompts from "./mcp/prompts.json" with { type: "json" };
import mcpResourceTemplates from "./mcp/resource-templates.json" with { type: "json" };
import mcpResources from "./mcp/resources.json" with { type: "json" };
import { prompts } from "./prompts.ts";
import { resources } from "./resources.ts";
import { scopes } from "./scopes.ts";
import { service } from "./service.ts";
import { tools } from "./tools.ts";

/** The service as data. */
export const surface = {
  service,
  scopes,
  limits,
  errors,
  tools: tools.map(({ entry }) => entry),
  routes: tools.flatMap(({ routes }) => routes),
  prompts,
  resources,
${hasEvents ? "  events,\n" : ""}  mcp: {
    tools: async () => (await import("./mcp/tools.js")).tools,
    prompts: mcpPrompts,
    resources: mcpResources,
    resourceTemplates: mcpResourceTemplates,
  },
  compiled,
};
`;
  return new Map([["generated/surface.ts", text]]);
}
