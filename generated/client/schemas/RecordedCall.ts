// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Audit record of one call. */
export interface RecordedCall {
  /** Id of the request. */
  request_id: string;
  /** Name of the tool. */
  tool: string;
  /** Surface of the call. */
  surface: "rest" | "mcp";
  /** ok, or the code of the error. */
  outcome: string;
  /** HTTP-style status. */
  status: number;
  /** Duration in milliseconds. */
  duration_ms: number;
  /** Time of the call. */
  at: string;
}
