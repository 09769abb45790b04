import { excerptOf } from "./post-parts.ts";

/**
 * The part of a text around the first occurrence of a phrase, with an ellipsis where the text is cut. If the text does
 * not contain the phrase, the beginning of the text.
 * @param length in code points, including ellipses.
 */
export function excerptAround(text: string, phrase: string, length = 300): string {
  const found = text.indexOf(phrase);
  return found < 0 ? excerptOf(text, length) : excerptAt(text, { at: found, phrase }, length);
}

/**
 * The part of a text around a phrase at a position in code units, with an ellipsis where the text is cut.
 * @param length in code points, including ellipses.
 */
export function excerptAt(
  text: string,
  found: { readonly at: number; readonly phrase: string },
  length: number,
): string {
  const points = Array.from(text);
  if (points.length <= length) return text;
  const at = Array.from(text.slice(0, found.at)).length;
  const middle = at + Math.floor(Array.from(found.phrase).length / 2);
  const start = Math.min(Math.max(0, middle - Math.floor(length / 2)), points.length - length);
  if (start === 0) return excerptOf(text, length);
  return excerptOf(`…${points.slice(start + 1).join("")}`, length);
}
