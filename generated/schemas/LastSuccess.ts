// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** A successful call. */
export interface LastSuccess {
  /** Name of the tool. */
  tool: string;
  /** Time of the call. */
  at: string;
  /** Seconds since then. */
  age_seconds: number;
}
