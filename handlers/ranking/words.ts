/** English words that searches ignore. */
const stopWords = words(`
  a all already also am an and any anybody anyone are as at be because been being but by can could did do does done
  each either else ever every everybody everyone everything for from get gets getting give given gives got gotten
  had has have he her hers herself him himself his how i if in into is it its itself just let lets may me might mine
  must my myself need needs of off on one only onto or our ours out please really shall she should so some somebody
  someone something still stuff than that the their theirs them themselves then there these they thing things this
  those to too up upon us use very want was we were what when where whether which while who whom whose why will with
  would yet you your yours yourself`);

/** Irregular forms and synonyms. The first word of each group represents the others. */
const irregular = new Map(
  `begin began begun,build built,choose chose chosen,come came,fall fell fallen,find found,forget forgot forgotten,go goes gone went,
  grow grew grown,hide hid hidden,keep kept,know knew known,lose lost,make made,meet met,pay paid,person people persons,
  recent lately,say said,see saw seen,send sent,show shown,speak spoke spoken,take took taken,tell told,think thought,
  throw threw thrown,win won,write wrote written writes writing`
    .split(",")
    .flatMap((group) => {
      const [base = "", ...forms] = [...words(group)];
      return forms.map((form): [string, string] => [form, base]);
    }),
);

/** Contracted words, such as in `I'd like`, `don't` and `what's`, and what remains of them. */
const contractions: readonly (readonly [form: RegExp, replacement: string])[] = [
  [/[\u2018\u2019\u02bc]/gu, "'"],
  [/(?<=\p{L})'d like\b|\bwould like\b/gu, " "],
  [/\b(?:ca|wo|sha|(?:do|does|did|is|are|was|were|has|have|had|would|could|should|must|need))n't\b/gu, " not "],
  [/(?<=\p{L})'(?:s|m|d|re|ve|ll)\b/gu, " "],
];

/**
 * Returns the words of a text for a search: in lowercase, without punctuation and stop words, and reduced to stems, so
 * that `scheduled posts` and `schedule a post` have the same words. Names such as `send_message` are several words.
 */
export function searchWords(text: string): string[] {
  let folded = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  for (const [form, replacement] of contractions) folded = folded.replace(form, replacement);
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !stopWords.has(word))
    .map((word) => stem(irregular.get(word) ?? word));
}

/**
 * Returns the pairs of adjacent words of each phrase of a text. The words of each pair are in alphabetical order:
 * `message send` for `send a message`.
 */
export function wordPairs(text: string): string[] {
  return text.split(/[\n.,:;!?]+/u).flatMap((phrase) => {
    const found = searchWords(phrase);
    return found.slice(1).map((word, index) => [found[index], word].sort().join(" "));
  });
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

/** An ending in `endings` is not removed if fewer letters than this remain. */
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

function words(text: string): Set<string> {
  return new Set(text.trim().split(/\s+/));
}
