// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Random pause between two actions of outreach. */
export interface DelayRange {
  /** Seconds. */
  min: number;
  /** Seconds, min or more. */
  max: number;
}
