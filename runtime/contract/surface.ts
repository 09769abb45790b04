import type { CompiledTool, CompiledSchema } from "./compiled.ts";
import type { McpLists } from "./mcp-lists.ts";
import type { PromptEntry } from "./prompt-entry.ts";
import type { ResourceEntry } from "./resource-entry.ts";
import type { RouteEntry } from "./route-entry.ts";
import type { ServiceEntry, ScopeEntry, LimitsEntry, ErrorEntry, EventEntry } from "./service-entry.ts";
import type { ToolEntry } from "./tool-entry.ts";

export type * from "./compiled.ts";
export type * from "./mcp-lists.ts";
export type * from "./prompt-entry.ts";
export type * from "./resource-entry.ts";
export type * from "./route-entry.ts";
export type * from "./service-entry.ts";
export type * from "./tool-entry.ts";

/**
 * The output of the generator: the tools, routes, prompts, resources, events, limits and errors of one service as plain
 * data, with precompiled validators and serializers. The runtime has no other information about a service.
 */
export interface Surface {
  readonly service: ServiceEntry;
  readonly scopes: readonly ScopeEntry[];
  readonly limits: LimitsEntry;
  readonly errors: Readonly<Record<string, ErrorEntry>>;
  /** In spec order: categories as `service.yaml` lists them, tools as their category lists them. */
  readonly tools: readonly ToolEntry[];
  readonly routes: readonly RouteEntry[];
  readonly prompts: readonly PromptEntry[];
  readonly resources: readonly ResourceEntry[];
  /** Omitted if the service declares no events. */
  readonly events?: readonly EventEntry[];
  readonly mcp: McpLists;
  /** Loads the code compiled from schemas, by tool and by resource with JSON content. */
  readonly compiled: {
    readonly tools: Readonly<Record<string, () => Promise<CompiledTool>>>;
    readonly resources: Readonly<Record<string, () => Promise<CompiledSchema>>>;
  };
}
