/** What is counted in one text. Prose is the text without addresses and hashtags. */

const address = /(?:https?:\/\/|www\.)[^\s<>]+/giu;
const hashtag = /(?<![\p{L}\p{N}_&/])#([\p{L}\p{M}\p{N}_]*\p{L}[\p{L}\p{M}\p{N}_]*)/gu;
const word = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;
/** Emoji as people see them, sequences included (UTS #51). */
const emoji = new RegExp("\\p{RGI_Emoji}", "gv");
const contraction =
  /(?<![\p{L}\p{N}])(?:\p{L}+n['’]t|\p{L}+['’](?:re|ve|ll|d|m)|(?:it|that|what|there|here|he|she|who|where|how|let)['’]s)(?![\p{L}\p{N}])/iu;
const firstPerson = /(?<![\p{L}\p{N}])(?:I|[Mm]e|[Mm]y)(?![\p{L}\p{N}])/u;

export function prose(text: string): string {
  return text.replace(address, " ").replace(hashtag, " ");
}

export function countWords(text: string): number {
  return prose(text).match(word)?.length ?? 0;
}

/** Sentences of the prose: they end with . ! ? or … before a space, or with the line. What has no word is none. */
export function sentences(text: string): string[] {
  return prose(text)
    .split(/(?<=[.!?…]["'”’)\]]?)\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => countWords(sentence) > 0);
}

/** Blocks between empty lines. */
export function countParagraphs(text: string): number {
  return text.split(/\n[ \t]*\n/).filter((block) => block.trim() !== "").length;
}

/** Lines that are not empty, without the space around them. */
export function lines(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

export function findEmoji(text: string): string[] {
  return text.match(emoji) ?? [];
}

/** In lower case, with their sign. */
export function findHashtags(text: string): string[] {
  return [...text.matchAll(hashtag)].map(([, tag = ""]) => `#${tag.toLowerCase()}`);
}

export function hasAddress(text: string): boolean {
  return text.search(address) >= 0;
}

/** it's, don't, we'll, with a straight or a curly apostrophe; a possessive is none. */
export function hasContraction(text: string): boolean {
  return contraction.test(text);
}

/** It says I, me or my. */
export function isFirstPerson(text: string): boolean {
  return firstPerson.test(text);
}

export function hasExclamation(text: string): boolean {
  return prose(text).includes("!");
}

export function hasQuestion(text: string): boolean {
  return /\?["'”’)\]]*(?:\s|$)/u.test(prose(text));
}

/** The last thing it says is a question; emoji after it do not count. */
export function endsWithQuestion(text: string): boolean {
  return /\?["'”’)\]]*$/u.test(prose(text).replace(emoji, "").trim());
}
