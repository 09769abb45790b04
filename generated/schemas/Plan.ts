// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Calls that the key in use may make. */
export interface Plan {
  name: string;
  title: string;
  /** Steady rate, equal to limit in window_seconds. */
  calls_per_minute: number;
  /** Calls allowed in a burst and in each window. */
  limit: number;
  /** Time in which the whole limit is available again. */
  window_seconds: number;
}
