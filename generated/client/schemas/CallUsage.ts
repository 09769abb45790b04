// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** Today's calls of the account by all keys. Previews and repeated calls count too. */
export interface CallUsage {
  /** All calls. */
  total: number;
  /** Calls that returned an error. */
  failed: number;
  /** Calls over REST. */
  rest: number;
  /** Calls over MCP. */
  mcp: number;
  /** Calls by the service itself, such as campaign steps. */
  internal: number;
  /** Most called tools first, up to 20. */
  tools: Schemas["ToolUsage"][];
}
