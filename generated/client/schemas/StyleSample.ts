// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** The texts that the statistics are based on. */
export interface StyleSample {
  /** Analyzed texts: the newest, at most 1000. */
  count: number;
  /** Oldest of them; null if there are none. */
  first_at: string | null;
  /** Newest of them; null if there are none. */
  last_at: string | null;
}
