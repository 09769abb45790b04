// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** A feature of the texts and its frequency. */
export interface StyleShare {
  /** The feature. */
  text: string;
  /** Texts with the feature. */
  count: number;
  /** Share of all texts. */
  share: number;
}
