/** Columns a text takes as prettier counts them: wide characters and emoji two, combining marks none. */
export function textWidth(text: string): number {
  if (/^[\x20-\x7f]*$/.test(text)) return text.length;
  let width = 0;
  for (const character of text.replace(emoji, "\u{1f600}")) {
    const codePoint = character.codePointAt(0) ?? 0;
    if (codePoint <= 0x1f || (codePoint >= 0x7f && codePoint <= 0x9f) || combining.test(character)) continue;
    width += isWide(codePoint) ? 2 : 1;
  }
  return width;
}

// Built at run time: the `v` flag is newer than the compile target, but not than Node 20.
const emoji = new RegExp("\\p{RGI_Emoji}", "gv");

const combining = /[\p{Nonspacing_Mark}\p{Enclosing_Mark}]/u;

/** East Asian Width W and F (Unicode UAX #11) and emoji of one code point, across the unassigned gaps between them. */
const wide: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x2329, 0x232a],
  [0x261d, 0x261d],
  [0x2630, 0x2637],
  [0x268a, 0x268f],
  [0x26f9, 0x26f9],
  [0x270c, 0x270d],
  [0x2e80, 0x303e],
  [0x3041, 0x3247],
  [0x3250, 0xa4c6],
  [0xa960, 0xa97c],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe10, 0xfe6b],
  [0xff01, 0xff60],
  [0xffe0, 0xffe6],
  [0x16fe0, 0x1b2fb],
  [0x1d300, 0x1d376],
  [0x1f1ae, 0x1f1ae],
  [0x1f200, 0x1f265],
  [0x1f3cb, 0x1f3cc],
  [0x1f574, 0x1f575],
  [0x1f590, 0x1f590],
  [0x1f600, 0x1f600],
  [0x1f6d9, 0x1f6d9],
  [0x1f7da, 0x1f7da],
  [0x1fa8b, 0x1fafa],
  [0x20000, 0x3fffd],
];

const isWide = (codePoint: number): boolean => wide.some(([from, to]) => codePoint >= from && codePoint <= to);
