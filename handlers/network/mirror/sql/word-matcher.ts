import { foldWords } from "./fold-words.ts";

/**
 * Returns a function that checks whether each word of a query is the beginning of a word of a text, ignoring case and
 * diacritics. A query without words (empty, punctuation) matches nothing, as in the full-text index.
 */
export function createWordMatcher(query: string): (text: string) => boolean {
  const wanted = foldWords(query);
  return (text) => {
    const words = foldWords(text);
    return wanted.length > 0 && wanted.every((start) => words.some((word) => word.startsWith(start)));
  };
}

/** Returns whether a query has words, so that it can match a text. */
export const hasWords = (query: string | undefined): boolean => foldWords(query ?? "").length > 0;
