// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/**
 * Today's tool calls of the account by all keys, including previews and repeated calls. Not counted: calls refused with
 * out_of_scope, calls with an unknown account_id, and calls over the rate limit.
 */
export interface CallUsage {
  /** All calls. */
  total: number;
  /** Calls that returned an error. */
  failed: number;
  /** Calls over REST. */
  rest: number;
  /** Calls over MCP. */
  mcp: number;
  /** Calls by the service itself, such as campaign steps, and by the command `call`. */
  internal: number;
  /** Most called tools first, up to 20. */
  tools: Schemas["ToolUsage"][];
  /** The called tools that `tools` omits. */
  other_tools: {
    /** Number of tools. */
    tools: number;
    /** Calls of these tools. */
    total: number;
    /** Calls of these tools that failed. */
    failed: number;
  };
}
