import { excerptAt } from "../content/excerpt-around.ts";
import { excerptOf } from "../content/post-parts.ts";
import { foldWords } from "../sql/fold-words.ts";

const length = 200;
const wordOrNumber = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * The part of a text around the longest word of a query that the text contains: long words are more specific than words
 * like `the`. The last word of a query matches the beginning of a word, as in the full-text index.
 */
export function excerptOfMatch(text: string, query: string): string {
  const wanted = foldWords(query);
  const last = wanted.at(-1) ?? "";
  const isMatch = (word: string, folded: string): boolean =>
    folded === word || (word === last && folded.startsWith(word));
  const tokens = Array.from(text.matchAll(wordOrNumber), (match) => ({ at: match.index, phrase: match[0] }));
  const folded = tokens.map(({ phrase }) => foldWords(phrase));
  for (const word of [...wanted].sort((one, other) => other.length - one.length)) {
    const found = tokens.find((_, place) => folded[place]?.some((part) => isMatch(word, part)));
    if (found) return excerptAt(text, found, length);
  }
  return excerptOf(text, length);
}
