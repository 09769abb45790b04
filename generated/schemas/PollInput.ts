// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Poll to attach. */
export interface PollInput {
  /** Question of the poll. */
  question: string;
  /** Choices. */
  options: readonly string[];
  /** Days it stays open. */
  days?: number;
}
