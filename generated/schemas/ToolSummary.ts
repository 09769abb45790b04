// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Summary of a tool; the MCP method tools/list returns its schemas. */
export interface ToolSummary {
  name: string;
  title: string;
  description: string;
  category: string;
  effect: "read" | "write" | "destructive";
  /** Repeating a call has no further effect. */
  idempotent: boolean;
  /** Safety category whose units a call consumes; null if none. */
  safety: string | null;
  /** Listed by the MCP method tools/list without filters. */
  live: boolean;
  /** REST routes of the tool: method and path below the base URL. */
  routes: readonly string[];
}
