import { detectLanguage } from "./languages.ts";

const url = /(?:https?:\/\/|www\.)[^\s<>]+/giu;
const hashtag = /(?<![\p{L}\p{N}_&/])#([\p{L}\p{M}\p{N}_]*\p{L}[\p{L}\p{M}\p{N}_]*)/gu;
const word = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;
/** A flag, a keycap, or an emoji with its skin tone, presentation and tags (UTS #51). */
const plainEmoji = [
  String.raw`\p{Regional_Indicator}{2}`,
  String.raw`[0-9#*]\uFE0F\u20E3`,
  String.raw`\p{Emoji_Modifier_Base}\p{Emoji_Modifier}`,
  String.raw`(?:\p{Emoji_Presentation}|(?![0-9#*])\p{Emoji}\uFE0F)[\u{E0020}-\u{E007F}]*`,
].join("|");
/**
 * Emoji and their sequences. Unlike `\p{RGI_Emoji}`, this pattern accepts sequences that are not in the standard set, and is
 * twenty times as fast.
 */
const emoji = new RegExp(String.raw`(?:${plainEmoji})(?:\u200D\p{Emoji}\uFE0F?\p{Emoji_Modifier}?)*`, "gu");
const contraction =
  /(?<![\p{L}\p{N}])(?:\p{L}+n['’]t|\p{L}+['’](?:re|ve|ll|d|m)|(?:it|that|what|there|here|he|she|who|where|how|let)['’]s)(?![\p{L}\p{N}])/iu;
/** The first person singular by language. */
const firstPerson = {
  en: /(?<![\p{L}\p{N}])(?:I|[Mm]e|[Mm]y)(?![\p{L}\p{N}])/u,
  de: /(?<![\p{L}\p{N}])(?:ich|mich|mir|mein(?:e[mnrs]?)?)(?![\p{L}\p{N}])/iu,
  fr: /(?<![\p{L}\p{N}])(?:je|j['’]\p{L}+|moi|me|m['’]\p{L}+|mon|ma|mes)(?![\p{L}\p{N}])/iu,
  es: /(?<![\p{L}\p{N}])(?:yo|me|mí|mi|mis|conmigo)(?![\p{L}\p{N}])/iu,
};

/** The text without URLs and hashtags. */
export function prose(text: string): string {
  return text.replace(url, " ").replace(hashtag, " ");
}

export function countWords(text: string): number {
  return prose(text).match(word)?.length ?? 0;
}

/**
 * The sentences of the prose. They end with . ! ? or … before a space, or at the end of the line, and contain at least
 * one word.
 */
export function sentences(text: string): string[] {
  return prose(text)
    .split(/(?<=[.!?…]["'”’)\]]?)\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => countWords(sentence) > 0);
}

/** Counts the blocks between empty lines. */
export function countParagraphs(text: string): number {
  return text.split(/\n[ \t]*\n/).filter((block) => block.trim() !== "").length;
}

/** The lines that are not blank, trimmed. */
export function lines(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

export function findEmoji(text: string): string[] {
  return text.match(emoji) ?? [];
}

/** The hashtags of a text, in lowercase and with the #. */
export function findHashtags(text: string): string[] {
  return [...text.matchAll(hashtag)].map(([, tag = ""]) => `#${tag.toLowerCase()}`);
}

export function hasUrl(text: string): boolean {
  return text.search(url) >= 0;
}

/** Whether the text contains a contraction such as it's, don't or we'll, with any apostrophe. Possessives do not count. */
export function hasContraction(text: string): boolean {
  return contraction.test(text);
}

/** Whether the text contains I, me or my, or the same in another language that is recognized. */
export function isFirstPerson(text: string): boolean {
  return firstPerson[detectLanguage(text) ?? "en"].test(text);
}

export function hasExclamation(text: string): boolean {
  return prose(text).includes("!");
}

export function hasQuestion(text: string): boolean {
  return /\?["'”’)\]]*(?:\s|$)/u.test(prose(text));
}

/** Whether the text ends with a question; emoji after it are ignored. */
export function endsWithQuestion(text: string): boolean {
  return /\?["'”’)\]]*$/u.test(prose(text).replace(emoji, "").trim());
}
