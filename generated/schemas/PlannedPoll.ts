// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Poll of a post that is not published yet. */
export interface PlannedPoll {
  /** Question of the poll. */
  question: string;
  /** Options of the poll. */
  options: readonly string[];
  /** Days that the poll is open. */
  days: number;
}
