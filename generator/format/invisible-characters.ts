/**
 * Characters that make a text look different from what it contains (Unicode Technical Standard 55, section 5): control
 * characters except line feed and tab, bidirectional controls, line separators, zero-width spaces and unpaired surrogates. The
 * joiners U+200C and U+200D are part of words and emoji, so they are not included.
 */
const INVISIBLE = /(?![\n\t])[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** Texts of printable ASCII only. Most texts match, and this test is much faster. */
const PLAIN = /^[\t\n\x20-\x7e]*$/;

/** Returns the first invisible character of a text as `U+202E`, or undefined if there is none. */
export function findInvisible(text: string): string | undefined {
  const index = PLAIN.test(text) ? -1 : text.search(INVISIBLE);
  return index === -1 ? undefined : codePoint(text.charAt(index));
}

/** Replaces invisible characters with `\uXXXX`, for text inside string literals, comments and JSON. */
export function escapeInvisible(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replace(INVISIBLE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** Formats a text on one line with visible characters only, so that the content of a file cannot control the terminal. */
export function showInvisible(text: string): string {
  return text.replace(/\s*\n\s*/g, " ").replace(INVISIBLE, (character) => `<${codePoint(character)}>`);
}

const codePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
