// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** A tool that an account cannot use. */
export interface UnsupportedTool {
  /** Name of the tool. */
  tool: string;
  /** Why the account's network does not support it, and an alternative. */
  reason: string;
}
