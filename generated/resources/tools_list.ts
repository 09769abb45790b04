// Generated from spec/resources/tools_list.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolsList } from "../schemas.ts";

/** Available tools: All MCP tools available under the current permission scope, with descriptions. */
export type ToolsListResourceHandler<Context> = (
  context: Context,
) => Promise<ToolsList>;
