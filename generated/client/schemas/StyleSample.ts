// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** The texts that the statistics are based on. */
export interface StyleSample {
  /** Analyzed texts: the newest, at most 1000. */
  count: number;
  /** Time of the oldest analyzed text; null if there are none. */
  first_at: string | null;
  /** Time of the newest analyzed text; null if there are none. */
  last_at: string | null;
}
