/** English words that searches ignore. */
const stopWords = new Set(
  `a an and any are as at be been but by can could did do does for from get give had has have he her him his how i if in into is
  it its just let like me my need of off on one or our out please shall she should so some than that the their them then there these
  they this those to up us use want was we were what when where which who whom whose why will with would you your`.split(
    /\s+/,
  ),
);

/**
 * Returns the words of a text for a search: in lowercase, without punctuation and stop words, and reduced to stems, so
 * that `scheduled posts` and `schedule a post` have the same words. Names such as `send_message` are several words.
 */
export function searchWords(text: string): string[] {
  const folded = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !stopWords.has(word)).map(stem);
}

const endings: readonly (readonly [ending: RegExp, replacement: string])[] = [
  [/(?:sses)$/, "ss"],
  [/ies$/, "y"],
  [/(?<=[^su])s$/, ""],
  [/(?:ication|ification)$/, "ify"],
  [/(?:ations?|ating|ated|ates?)$/, ""],
  [/(?:ings?|edly|ed|ly)$/, ""],
  [/(?:ments?|ions?|ers?)$/, ""],
];

/** The minimum length of a stem: an ending is not removed if less remains. */
const minStem = 3;

/**
 * Removes the common endings of English words. Stems only have to be equal for related words; they need not be real
 * words.
 */
function stem(word: string): string {
  let result = word;
  for (const [ending, replacement] of endings) {
    const shorter = result.replace(ending, replacement);
    if (shorter.length >= minStem) result = shorter;
  }
  return result
    .replace(/([^aeiouls])\1$/, "$1")
    .replace(/(?<=..)e$/, "")
    .replace(/(?<=..)y$/, "i");
}
