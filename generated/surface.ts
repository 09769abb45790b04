// Generated from spec by `npx switchboard generate`. Do not edit: change the source and run it again.

import { compiled } from "./compiled/index.js";
import { errors } from "./errors.ts";
import { events } from "./events.ts";
import { limits } from "./limits.ts";
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
  events,
  mcp: {
    tools: async () => (await import("./mcp/tools.js")).tools,
    prompts: mcpPrompts,
    resources: mcpResources,
    resourceTemplates: mcpResourceTemplates,
  },
  compiled,
};
