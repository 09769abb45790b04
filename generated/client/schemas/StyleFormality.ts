// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Formality of the texts. */
export interface StyleFormality {
  /** null if no text contains words. */
  level: "casual" | "neutral" | "formal" | null;
  /** From casual (0) to formal (1), computed from contractions, emoji, exclamations and sentence length. */
  score: number | null;
  /** Fraction of texts with a contraction: it's, don't. */
  contraction_share: number;
  /** Fraction of texts that contain I, me or my, also in German, French and Spanish. */
  first_person_share: number;
}
