/**
 * Characters that show a reader something else than what is there: controls but line feed and tab, marks of direction
 * (Unicode Technical Standard 55, section 5), zero-width spaces and halves of surrogate pairs. The joiners U+200C and U+200D
 * belong to words and emoji and are no such characters.
 */
const HIDDEN = /(?![\n\t])[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;

/** The first hidden character of a text as `U+202E`, or undefined. */
export function hiddenCharacter(text: string): string | undefined {
  const found = HIDDEN.exec(text)?.[0];
  return found === undefined ? undefined : codePoint(found);
}

/** A text in one line with nothing hidden, so that what a file holds cannot steer the terminal it is shown on. */
export function showHidden(text: string): string {
  return text.replace(/\s*\n\s*/g, " ").replace(new RegExp(HIDDEN, "gu"), (character) => `<${codePoint(character)}>`);
}

const codePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
