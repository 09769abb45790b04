// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** A successful call. */
export interface LastSuccess {
  tool: string;
  at: string;
  age_seconds: number;
}
