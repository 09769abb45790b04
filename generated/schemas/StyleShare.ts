// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** A feature of the texts and its frequency. */
export interface StyleShare {
  /** The feature. */
  text: string;
  /** Texts with the feature. */
  count: number;
  /** Fraction of all texts, 0 to 1. */
  share: number;
}
