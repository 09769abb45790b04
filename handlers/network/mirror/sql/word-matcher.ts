import { foldWords } from "./fold-words.ts";

/**
 * Returns a test whether each word of a query begins a word of a text, whatever the case and the diacritics. A query
 * without any word (empty, punctuation) fits nothing, as in the full-text index.
 */
export function createWordMatcher(query: string): (text: string) => boolean {
  const wanted = foldWords(query);
  return (text) => {
    const words = foldWords(text);
    return wanted.length > 0 && wanted.every((start) => words.some((word) => word.startsWith(start)));
  };
}
