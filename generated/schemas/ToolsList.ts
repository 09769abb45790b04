// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolSummary } from "../schemas.ts";

/** The tools that the caller may call. */
export interface ToolsList {
  /** Scopes of the caller. */
  scopes: readonly string[];
  tool_count: number;
  /** Sorted by category. */
  tools: readonly ToolSummary[];
}
