// Generated from spec/resources/tools_list.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolsList } from "../schemas.ts";

/** Available tools: All tools that the scopes of the caller allow, with descriptions. */
export type ToolsListResourceHandler<Context> = (
  context: Context,
) => Promise<ToolsList>;
