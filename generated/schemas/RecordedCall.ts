// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Audit record of one call. */
export interface RecordedCall {
  request_id: string;
  tool: string;
  surface: "rest" | "mcp";
  /** ok, or the code of the error. */
  outcome: string;
  /** HTTP-style status. */
  status: number;
  duration_ms: number;
  at: string;
}
