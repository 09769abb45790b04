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

/** Returns the longest word of a query, which is likely to be the rarest; null if it has none. */
export function longestWord(query: string): string | null {
  return foldWords(query).reduce<string | null>(
    (longest, word) => (word.length > (longest?.length ?? 0) ? word : longest),
    null,
  );
}
