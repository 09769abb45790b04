// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Random pause between two outreach actions. */
export interface DelayRange {
  /** Seconds. */
  min: number;
  /** Seconds, at least min. */
  max: number;
}
