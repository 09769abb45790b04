import { excerptOf } from "./post-parts.ts";

/**
 * The part of a text around the first occurrence of a phrase, with an ellipsis where the text is cut; the beginning of a text
 * without the phrase.
 * @param length in code points, including ellipses.
 */
export function excerptAround(text: string, phrase: string, length = 300): string {
  const points = Array.from(text);
  const found = text.indexOf(phrase);
  if (points.length <= length || found < 0) return excerptOf(text, length);
  const at = Array.from(text.slice(0, found)).length;
  const middle = at + Math.floor(Array.from(phrase).length / 2);
  const start = Math.min(Math.max(0, middle - Math.floor(length / 2)), points.length - length);
  if (start === 0) return excerptOf(text, length);
  return excerptOf(`…${points.slice(start + 1).join("")}`, length);
}
