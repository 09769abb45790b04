// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Length of the texts. All values are null if there are no texts. */
export interface StyleLength {
  /** In code points. */
  median_characters: number | null;
  /** Median number of words. */
  median_words: number | null;
  /** First and third quartile; half of the texts lie between them. */
  quartile_words: number[] | null;
  /** Words per sentence. */
  median_sentence_words: number | null;
  /** Blocks between empty lines. */
  median_paragraphs: number | null;
}
