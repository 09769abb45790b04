// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Wilson score interval of a rate at 95% confidence, in percent with one decimal. */
export interface Interval {
  low: number;
  high: number;
}
