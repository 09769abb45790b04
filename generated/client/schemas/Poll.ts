// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Poll of a post with its votes so far. */
export interface Poll {
  question: string;
  options: Array<{
    text: string;
    vote_count: number;
    /** Share of all votes in percent, one decimal; 0 without votes. */
    vote_percent: number;
  }>;
  /** Total votes. */
  vote_count: number;
  closes_at: string;
  /** Voting has ended. */
  closed: boolean;
}
