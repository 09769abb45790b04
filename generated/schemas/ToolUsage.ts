// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Today's calls of one tool. */
export interface ToolUsage {
  /** Name of the tool. */
  tool: string;
  /** All calls. */
  total: number;
  /** Calls that failed. */
  failed: number;
  /** Calls over REST. */
  rest: number;
  /** Calls over MCP. */
  mcp: number;
  /** Calls by the service itself and by the command `call`. */
  internal: number;
}
