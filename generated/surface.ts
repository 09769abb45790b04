// Generated from spec by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { McpLists } from "switchboard/contract";
import { compiled } from "./compiled/index.js";
import { errors } from "./errors.ts";
import { limits } from "./limits.ts";
import mcpPrompts from "./mcp/prompts.json" with { type: "json" };
import mcpResourceTemplates from "./mcp/resource-templates.json" with { type: "json" };
import mcpResources from "./mcp/resources.json" with { type: "json" };
import mcpTools from "./mcp/tools.json" with { type: "json" };
import { prompts } from "./prompts.ts";
import { resources } from "./resources.ts";
import { routes } from "./routes.ts";
import { scopes } from "./scopes.ts";
import { service } from "./service.ts";
import { tools } from "./tools.ts";

const mcp: McpLists = {
  tools: mcpTools,
  prompts: mcpPrompts,
  resources: mcpResources,
  resourceTemplates: mcpResourceTemplates,
};

/** The service as data. */
export const surface = {
  service,
  scopes,
  limits,
  errors,
  tools,
  routes,
  prompts,
  resources,
  mcp,
  compiled,
  specHash: "fa9ebf466769f6241765374879dc90c70f551e7fec5bb9e87006ed6f2a65e3d6",
};
