// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Calendar days in the account's time zone, or in the `timezone` of the call; both ends inclusive. */
export interface AnalyticsPeriod {
  /** First day. */
  from: string;
  /** Last day. */
  to: string;
  /** Number of days. */
  days: number;
}
