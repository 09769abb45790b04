// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** How formal the texts are. */
export interface StyleFormality {
  /** null: no texts. */
  level: "casual" | "neutral" | "formal" | null;
  /** From casual (0) to formal (1), out of contractions, emoji, exclamations and the length of sentences. */
  score: number | null;
  /** Texts with one: it's, don't. */
  contraction_share: number;
  /** Texts that say I, me or my. */
  first_person_share: number;
}
