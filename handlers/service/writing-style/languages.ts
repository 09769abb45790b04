import type { StyleShare } from "../../../generated/schemas.ts";
import { tally } from "./statistics.ts";

/** The languages that are recognized, as BCP 47 tags. */
export type Language = "en" | "de" | "fr" | "es";

/** Frequent words of each language. Hardly any of them is a frequent word of another language, too. */
const frequentWords: Readonly<Record<Language, string>> = {
  en: `the and you for with that this are is was have not but they from what your our would could about when there will it i we my to
    of thanks thank hello hi`,
  de: `der die das und ist nicht ich wir sie mit für auf ein eine einen dem den von zu im auch aber noch wie dass bei uns mich dir
    euch ihr sind war hat haben danke hallo gern`,
  fr: `le la les et est pas je nous vous avec pour une des du dans sur que qui ce cette mais aussi au aux ont été merci bonjour c'est
    j'ai très`,
  es: `el los las y es no yo nosotros con para una unos del en que por como pero también muy está están hay gracias hola esto esta
    más su al`,
};

const byWord = new Map<string, Language[]>();
for (const [language, words] of Object.entries(frequentWords) as [Language, string][])
  for (const word of words.split(/\s+/)) byWord.set(word, [...(byWord.get(word) ?? []), language]);

/** Returns the language whose frequent words occur most often in a text; null if no language leads. */
export function detectLanguage(text: string): Language | null {
  const counts = new Map<Language, number>();
  for (const word of text.toLowerCase().match(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)?/gu) ?? [])
    for (const language of byWord.get(word.replace("’", "'")) ?? [])
      counts.set(language, (counts.get(language) ?? 0) + 1);
  const [first, second] = [...counts].sort(([, one], [, other]) => other - one);
  return first === undefined || first[1] === second?.[1] ? null : first[0];
}

/** Counts the texts in each language. */
export function describeLanguages(texts: readonly string[]): StyleShare[] {
  return tally(texts.map((text) => [detectLanguage(text)].filter((language) => language !== null)));
}

export const languageNames: Readonly<Record<string, string>> = {
  en: "English",
  de: "German",
  fr: "French",
  es: "Spanish",
};
