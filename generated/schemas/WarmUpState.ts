// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Progress of the gradual increase of the daily limits. */
export interface WarmUpState {
  /** Day of the warm-up, counted from 1. */
  day: number;
  /** Length of the warm-up. */
  days: number;
  /** Share of each daily limit that is available now. */
  percent: number;
  /** End of the warm-up. */
  ends_at: string;
}
