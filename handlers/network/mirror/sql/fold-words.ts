/** Longer words are truncated, both in the index and in queries: PostgreSQL rejects words of more than 2046 bytes. */
const maxWordLength = 64;

/** The plain forms of letters that have no Unicode decomposition. */
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

/** A text of ASCII characters, dashes, quotation marks and other punctuation, whose words are ASCII words. */
const asciiText = /^[\x00-\x7f\u2010-\u2027]*$/;
const asciiWord = /[a-z0-9]+/g;
/** Accents of decomposed letters, and invisible characters such as soft hyphens. */
const unseen = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const specialLetter = new RegExp(`[${Object.keys(plainForms).join("")}]`, "g");
/** Scripts without spaces between words: each character is a word. */
const unspaced = "\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}";
const anyWord = new RegExp(`[${unspaced}]|(?:(?![${unspaced}])[\\p{L}\\p{N}])+`, "gu");

/**
 * Splits a text into words for indexing and searching on both stores: lowercase, without diacritics, only letters and
 * digits. The tokenizers of the stores are not used because they differ ("node.js" is one word for PostgreSQL).
 */
export function foldWords(text: string): string[] {
  const lower = text.toLowerCase();
  if (asciiText.test(lower)) return (lower.match(asciiWord) ?? []).map(truncate);
  const plain = lower
    .normalize("NFKD")
    .replace(unseen, "")
    .replace(specialLetter, (letter) => plainForms[letter] ?? letter)
    .toLowerCase();
  return (plain.match(asciiText.test(plain) ? asciiWord : anyWord) ?? []).map(truncate);
}

/** The key by which names sort, without regard to case and diacritics and in the same order on both stores. */
export const sortKey = (name: string): string => foldWords(name).join(" ");

function truncate(word: string): string {
  return word.length > maxWordLength ? Array.from(word).slice(0, maxWordLength).join("") : word;
}
