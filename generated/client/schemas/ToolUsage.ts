// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Today's calls of one tool. */
export interface ToolUsage {
  tool: string;
  total: number;
  failed: number;
  rest: number;
  mcp: number;
  internal: number;
}
