// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Search appearances in one day or week. */
export interface AppearancePoint {
  /** First day. Weeks begin on Monday; the first one begins with the period. */
  from: string;
  /** Last day. */
  to: string;
  /** Appearances in searches. */
  appearances: number;
}
