// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Rate limit of the caller. */
export interface Plan {
  /** Name of the plan. */
  name: string;
  /** Title of the plan. */
  title: string;
  /** Sustained rate, equal to limit per window_seconds. */
  calls_per_minute: number;
  /** Maximum calls in a burst. */
  limit: number;
  /** Time in which the whole limit is refilled. */
  window_seconds: number;
}
