import { nearestFew } from "../../runtime/index.ts";

/** Returns the words of texts that are closest to an unknown word, closest first, in lowercase. */
export function nearestWords(word: string, texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? []);
  return nearestFew(word.replace(/^#/, ""), new Set(words), 3);
}
