// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Poll of a post that is not published yet. */
export interface PlannedPoll {
  question: string;
  options: string[];
  /** Days it stays open. */
  days: number;
}
