import type { StyleFormality, StyleLength, StyleMarks, StyleSample } from "../../../generated/schemas.ts";
import { roundTo } from "../../statistics/rounding.ts";
import { isoTime } from "../../time/iso-time.ts";
import { median, quartiles, shareWhere, tally } from "./statistics.ts";
import {
  countParagraphs,
  countWords,
  findEmoji,
  hasContraction,
  hasExclamation,
  isFirstPerson,
  sentences,
} from "./text-measures.ts";

/** A text that the account wrote; times are epoch milliseconds. */
export interface StyleText {
  readonly text: string;
  readonly at: number;
}

/** The maximum number of favorites, greetings and sign-offs in a style. */
export const maxListed = 5;

export function describeSample(texts: readonly StyleText[]): StyleSample {
  const times = texts.map(({ at }) => at);
  const iso = (at: number) => isoTime(at);
  return {
    count: texts.length,
    first_at: times.length === 0 ? null : iso(Math.min(...times)),
    last_at: times.length === 0 ? null : iso(Math.max(...times)),
  };
}

export function describeLength(texts: readonly string[]): StyleLength {
  const words = texts.map(countWords);
  return {
    median_characters: median(texts.map((text) => Array.from(text).length)),
    median_words: median(words),
    quartile_words: quartiles(words),
    median_sentence_words: median(texts.flatMap(sentences).map(countWords)),
    median_paragraphs: median(texts.map(countParagraphs)),
  };
}

/** Describes the use of emoji or hashtags, which `find` returns for a text. */
export function describeMarks(texts: readonly string[], find: (text: string) => string[]): StyleMarks {
  const found = texts.map(find);
  const counts = found.map((marks) => marks.length).filter((count) => count > 0);
  return {
    share: shareWhere(found, (marks) => marks.length > 0),
    median_count: median(counts),
    favorites: tally(found, maxListed),
  };
}

/** The median sentence lengths, in words, that count as completely casual and as completely formal. */
const casualSentence = 5;
const formalSentence = 20;
const casualBelow = 0.5;
const formalFrom = 0.8;

/**
 * The score is the mean of four values from casual (0) to formal (1): the shares of texts without contractions, without
 * emoji and without exclamation marks, and the median sentence length scaled from 5 to 20 words.
 */
export function describeFormality(texts: readonly string[]): StyleFormality {
  const contraction_share = shareWhere(texts, hasContraction);
  const first_person_share = shareWhere(texts, isFirstPerson);
  const sentence = median(texts.flatMap(sentences).map(countWords));
  if (sentence === null) return { level: null, score: null, contraction_share, first_person_share };
  const emojiShare = shareWhere(texts, (text) => findEmoji(text).length > 0);
  const exclamationShare = shareWhere(texts, hasExclamation);
  const length = Math.min(1, Math.max(0, (sentence - casualSentence) / (formalSentence - casualSentence)));
  const score = roundTo((1 - contraction_share + (1 - emojiShare) + (1 - exclamationShare) + length) / 4, 2);
  const level = score < casualBelow ? "casual" : score < formalFrom ? "neutral" : "formal";
  return { level, score, contraction_share, first_person_share };
}
