// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolSummary } from "../schemas.ts";

/** The tools that the current key may call. */
export interface ToolsList {
  /** Permission scopes of the key. */
  scopes: readonly string[];
  tool_count: number;
  /** By category. */
  tools: readonly ToolSummary[];
}
