// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Remaining rate limit of the caller. */
export interface PlanUsage {
  /** Name of the plan. */
  name: string;
  /** Sustained rate, equal to limit per window_seconds. */
  calls_per_minute: number;
  /** Maximum calls in a burst; all of them are available again after window_seconds without a call. */
  limit: number;
  /** Time in which the whole limit is refilled. */
  window_seconds: number;
  /** Calls available now. */
  remaining: number;
  /** Time until remaining equals limit. */
  resets_in_seconds: number;
}
