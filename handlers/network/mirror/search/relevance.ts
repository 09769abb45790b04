/**
 * The relevance of a member for a keyword: BM25F (Robertson and Zaragoza, "The Probabilistic Relevance Framework", 2009,
 * section 3.6). An occurrence counts more in some fields than in others, the count saturates, and rare words count more than
 * frequent ones.
 */
import { foldWords } from "../sql/fold-words.ts";

/**
 * The weight of one occurrence of a word, by field. Only the length of the about text is normalized, because the other
 * fields are short.
 */
export const fieldWeights = {
  name: 8,
  title: 5,
  headline: 4,
  company: 2,
  skills: 2,
  location: 1,
  industry: 1,
  school: 1,
  about: 1,
} as const;

/** Saturation of occurrences, and normalization of the length of the about text (`k1` and `b`). */
const saturation = 1.2;
const lengthNormalization = 0.75;
/** The number of words of an about text of average length. */
const usualWords = 40;
/** The weight of a word that only begins with the last word of the keyword. */
const prefixFactor = 0.25;
/** The number of steps between a relevance of 0 and 1. Members within the same step are equally relevant. */
const steps = 10;

export type RelevanceTexts = Readonly<Record<keyof typeof fieldWeights, string>>;

/** A word of a keyword with its weight, from `weighWord`. */
export interface WeighedWord {
  readonly word: string;
  readonly isLast: boolean;
  readonly weight: number;
}

/** The inverse document frequency: the weight of a word that `found` of `total` members have. */
export const weighWord = (found: number, total: number): number =>
  Math.log(1 + (Math.max(total - found, 0) + 0.5) / (found + 0.5));

/** The relevance of texts, from 0 to 1. The last word of a keyword may be the beginning of a word. */
export function relevance(words: readonly WeighedWord[], texts: RelevanceTexts): number {
  const counts = words.map(() => 0);
  for (const [field, weight] of Object.entries(fieldWeights)) {
    const found = foldWords(texts[field as keyof RelevanceTexts]); // the keys are these fields
    const excess = field === "about" ? found.length / usualWords - 1 : 0;
    const perWord = weight / (1 + lengthNormalization * excess);
    words.forEach(({ word, isLast }, at) => {
      let count = 0;
      for (const other of found) {
        if (other === word) count += 1;
        else if (isLast && other.startsWith(word)) count += prefixFactor;
      }
      counts[at] = (counts[at] ?? 0) + count * perWord;
    });
  }
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  const score = words.reduce((sum, { weight }, at) => {
    const count = counts[at] ?? 0;
    return sum + (weight * count) / (saturation + count);
  }, 0);
  return total === 0 ? 0 : score / total;
}

/** Converts a relevance to a number of steps. Results with a higher number come first. */
export const relevanceStep = (value: number): number => Math.floor(value * steps);
