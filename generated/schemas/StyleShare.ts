// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Something found in the texts, and how often. */
export interface StyleShare {
  text: string;
  /** Texts with it. */
  count: number;
  /** Of all texts. */
  share: number;
}
