// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** A tool that matches a task. */
export interface ToolHit {
  /** Name of the tool. */
  name: string;
  /** Title of the tool. */
  title: string;
  /** Summary of the tool. */
  description: string;
  /** Name of the category. */
  category: string;
  /** Effect of the tool. */
  effect: "read" | "write" | "destructive";
  /** Relevance; comparable within one response. */
  score: number;
  /** The account's network supports the tool. */
  callable: boolean;
  /** Why the tool is not callable; null if it is callable. */
  obstacle: string | null;
  /** JSON Schema of the arguments; only with include_schema. */
  input_schema?: {
    [key: string]: unknown;
  };
}
