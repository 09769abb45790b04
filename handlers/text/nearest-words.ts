import { nearestFew } from "../../runtime/index.ts";

/**
 * Returns the words of texts that are closest to an unknown word, closest first, in lowercase; none for a word of one
 * character, because every other such word would be equally close.
 */
export function nearestWords(word: string, texts: readonly string[]): string[] {
  const wanted = word.replace(/^#/, "");
  if (wanted.length < 2) return [];
  const words = texts.flatMap((text) => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? []);
  return nearestFew(wanted, new Set(words), 3);
}
