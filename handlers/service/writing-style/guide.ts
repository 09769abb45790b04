import type { MessagingStyle, PostingStyle, StyleLength, StyleShare } from "../../../generated/schemas.ts";
import { languageNames } from "./languages.ts";
import { messageClosing, messageOpening } from "./openings.ts";
import { shareWhere } from "./statistics.ts";
import { countWords } from "./text-measures.ts";

/** A guide requires at least this many texts. */
const minTexts = 5;
/** The minimum share of the texts for a habit, and the share below which something is rare. */
const habit = 0.2;
const rare = 0.1;

interface Rule {
  readonly text: string;
  /** The share of the texts that follow the rule; the guide lists the rules with the highest shares first. */
  readonly share: number;
}

export function messagingGuide(style: Omit<MessagingStyle, "guide">, texts: readonly string[]): string[] {
  const { openings, closings, question_share, exclamation_share } = style;
  return toGuide(texts, [
    ...lengthRules(style.length, texts),
    greetingRule(
      openings,
      shareWhere(texts, (text) => messageOpening(text) !== null),
    ),
    signOffRule(
      closings,
      shareWhere(texts, (text) => messageClosing(text) !== null),
    ),
    ...(question_share >= habit ? [rule("End with a question", question_share)] : []),
    ...(exclamation_share < rare ? [rule("No exclamation marks", 1 - exclamation_share)] : []),
    ...commonRules(style),
  ]);
}

export function postingGuide(style: Omit<PostingStyle, "guide">, texts: readonly string[]): string[] {
  const [opening] = style.openings;
  const [closing] = style.closings;
  const { hashtags, rhythm } = style;
  const tags = hashtags.favorites.slice(0, 3).map(({ text }) => text);
  const [day] = rhythm.busiest_weekdays;
  return toGuide(texts, [
    ...lengthRules(style.length, texts),
    ...(opening ? [rule(openingTexts[opening.text] ?? `Open with: ${opening.text}`, opening.share)] : []),
    ...(closing ? [rule(closingTexts[closing.text] ?? `Close with: ${closing.text}`, closing.share)] : []),
    ...(style.question_share >= habit ? [rule("Ask the readers a question", style.question_share)] : []),
    hashtags.share >= habit
      ? rule(`Add ${countHashtags(hashtags.median_count ?? 1)}, such as ${tags.join(" ")}`, hashtags.share)
      : rule("No hashtags", 1 - hashtags.share),
    ...(day === undefined
      ? []
      : [{ text: `Post about ${describeRate(rhythm.posts_per_week)}, most often on ${capital(day)}.`, share: 0 }]),
    ...commonRules(style),
  ]);
}

const openingTexts: Readonly<Record<string, string>> = {
  question: "Open with a question",
  number: "Open with a number",
  first_person: "Open in the first person: a line with I or my",
  statement: "Open with a plain statement",
};

const closingTexts: Readonly<Record<string, string>> = {
  question: "Close with a question",
  call_to_action: "Close with a call to action",
  hashtags: "Close with a line of hashtags",
  link: "Close with a link",
  statement: "Close with a plain statement",
};

function toGuide(texts: readonly string[], rules: readonly Rule[]): string[] {
  if (texts.length < minTexts) return [];
  return [...rules].sort((a, b) => b.share - a.share).map(({ text }) => text);
}

/** A rule whose text shows the share of the texts that follow it. */
function rule(text: string, share: number): Rule {
  return { text: `${text} (${Math.round(share * 100)}%).`, share };
}

function lengthRules({ quartile_words, median_words }: StyleLength, texts: readonly string[]): Rule[] {
  if (quartile_words === null || median_words === null) return [];
  const [low, high] = quartile_words.map(Math.round) as [number, number]; // map preserves the length
  const within = texts.filter((text) => countWords(text) >= low && countWords(text) <= high).length;
  return [rule(`Write ${low} to ${high} words, about ${Math.round(median_words)}`, within / texts.length)];
}

/** @param share the share of all texts that begin with a greeting; `openings` has only the most frequent greetings. */
const greetingRule = ([first]: readonly StyleShare[], share: number): Rule =>
  first && share >= habit
    ? rule(`Greet, most often with "${first.text}"`, share)
    : rule("Begin without a greeting", 1 - share);

/** @param share the share of all texts that end with a sign-off; `closings` has only the most frequent sign-offs. */
const signOffRule = ([first]: readonly StyleShare[], share: number): Rule =>
  first && share >= habit
    ? rule(`Sign off, most often with "${first.text}"`, share)
    : rule("End without a sign-off", 1 - share);

/** Describes a median number of hashtags, which may be a fraction. */
function countHashtags(median: number): string {
  const count = Math.max(1, Math.round(median));
  return `${count} ${count === 1 ? "hashtag" : "hashtags"}`;
}

const weeksPerMonth = 52 / 12;

/** Describes a number of posts a week; if it is below 1, by the month. */
function describeRate(perWeek: number): string {
  const [count, period] = perWeek >= 1 ? [perWeek, "week"] : [perWeek * weeksPerMonth, "month"];
  const times = Math.max(1, Math.round(count));
  return `${times === 1 ? "once" : times === 2 ? "twice" : `${times} times`} a ${period}`;
}

function commonRules({
  emoji,
  formality,
  languages,
}: Pick<MessagingStyle, "emoji" | "formality" | "languages">): Rule[] {
  const [language] = languages;
  const isEnglish = language === undefined || language.text === "en";
  const favorites = emoji.favorites.slice(0, 3).map(({ text }) => text);
  const { level, score, contraction_share: contractions } = formality;
  return [
    emoji.share >= rare
      ? rule(`Use emoji, such as ${favorites.join(" ")}`, emoji.share)
      : rule("No emoji", 1 - emoji.share),
    ...(isEnglish ? [] : [rule(`Write in ${languageNames[language.text] ?? language.text}`, language.share)]),
    ...(isEnglish ? [contractionRule(contractions)] : []),
    ...(level === null ? [] : [{ text: `Keep the tone ${level} (formality ${score ?? 0} of 1).`, share: 0 }]),
  ];
}

const contractionRule = (share: number): Rule =>
  share >= habit ? rule("Use contractions: it's, don't", share) : rule("Avoid contractions: it is, do not", 1 - share);

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
