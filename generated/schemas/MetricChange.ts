// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** A count in a period against the period before. */
export interface MetricChange {
  value: number;
  /** In the period before; null: not compared. */
  previous: number | null;
  /** (value - previous) / previous in percent, one decimal; null: not compared, or previous is 0. */
  change_percent: number | null;
}
