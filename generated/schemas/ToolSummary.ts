// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Summary of a tool; tools/list contains its schemas. */
export interface ToolSummary {
  name: string;
  title: string;
  description: string;
  category: string;
  effect: "read" | "write" | "destructive";
  /** Repeating a call changes nothing more. */
  idempotent: boolean;
  /** Safety category that a call consumes; null: none. */
  safety: string | null;
  /** Listed by the default tools/list. */
  live: boolean;
  /** The same tool over REST: method and path below the base. */
  routes: readonly string[];
}
