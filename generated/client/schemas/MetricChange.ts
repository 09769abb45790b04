// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** A count in a period, compared with the previous period. */
export interface MetricChange {
  /** null if unknown. */
  value: number | null;
  /** In the previous period; null if not compared or unknown. */
  previous: number | null;
  /** (value - previous) / previous in percent, one decimal; null if not compared, unknown, or previous is 0. */
  change_percent: number | null;
}
