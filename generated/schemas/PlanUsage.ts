// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** What is left of the plan limit of the key in use. */
export interface PlanUsage {
  name: string;
  /** Steady rate, equal to limit in window_seconds. */
  calls_per_minute: number;
  /** Calls allowed in a burst and in each window. */
  limit: number;
  /** Time in which the whole limit is available again. */
  window_seconds: number;
  /** Calls available now. */
  remaining: number;
  /** Time until remaining equals limit again. */
  resets_in_seconds: number;
}
