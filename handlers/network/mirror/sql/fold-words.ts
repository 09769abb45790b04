/** Longer words are cut, when stored and when asked for: PostgreSQL refuses words of more than 2046 bytes. */
const maxWordLength = 64;

/** Letters whose plain form Unicode's decomposition does not give. */
const plainForms: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ħ: "h",
  ı: "i",
  ŋ: "n",
  ĸ: "k",
  ŧ: "t",
};

const ascii = /^[\x00-\x7f]*$/;
const asciiWord = /[a-z0-9]+/g;
const specialLetter = new RegExp(`[${Object.keys(plainForms).join("")}]`, "g");
/** A character of a script that puts no spaces between words is a word of its own. */
const unspaced = "\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}";
const anyWord = new RegExp(`[${unspaced}]|(?:(?![${unspaced}])[\\p{L}\\p{N}])+`, "gu");

/**
 * The words of a text, as both stores index and find them: lower case, without diacritics, letters and digits only, in
 * order of the text. The stores' own tokenizers differ ("node.js" is one word for PostgreSQL), so neither is used.
 */
export function foldWords(text: string): string[] {
  const lower = text.toLowerCase();
  if (ascii.test(lower)) return (lower.match(asciiWord) ?? []).map(cut);
  const plain = lower
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(specialLetter, (letter) => plainForms[letter] ?? letter)
    .toLowerCase();
  return (plain.match(anyWord) ?? []).map(cut);
}

function cut(word: string): string {
  return word.length > maxWordLength ? Array.from(word).slice(0, maxWordLength).join("") : word;
}
