import { editDistance, maxEdits } from "../../runtime/index.ts";

/** Words in lowercase, and the number of texts that contain each of them. */
export type Vocabulary = ReadonlyMap<string, number>;

/** A word of a vocabulary, and its distance from an unknown word in edits. */
export interface CloseWord {
  readonly word: string;
  readonly distance: number;
}

const maxNearest = 3;
/** Longer words are not compared, because the cost grows with the product of the lengths. */
const maxLength = 40;

/**
 * Returns a function that suggests words of texts instead of an unknown word, closest first and in lowercase. It reads the
 * texts only once, and only if it is called.
 */
export function suggestWords(readTexts: () => Promise<readonly string[]>): (word: string) => Promise<string[]> {
  let vocabulary: Promise<Vocabulary> | undefined;
  return async (word) => {
    vocabulary ??= readTexts().then(countAll);
    return nearestWords(word, await vocabulary);
  };
}

/** The number of texts that are split without interruption. */
const chunkSize = 2_000;

async function countAll(texts: readonly string[]): Promise<Vocabulary> {
  const counts = new Map<string, number>();
  for (let at = 0; at < texts.length; at += chunkSize) {
    if (at > 0) await new Promise((resolve) => setImmediate(resolve)); // other calls continue
    countWords(texts.slice(at, at + chunkSize).map(splitWords), counts);
  }
  return counts;
}

/** Adds the number of texts that contain each word to `counts`, and returns it. */
export function countWords(texts: Iterable<readonly string[]>, counts = new Map<string, number>()): Vocabulary {
  for (const words of texts) for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/**
 * Returns the words that are at most `limit` edits from a word, closest first. If tied, more frequent words come first, then
 * those that are first in alphabetical order.
 */
export function closestWords(wanted: string, vocabulary: Vocabulary, limit: number): CloseWord[] {
  if (wanted.length > maxLength) return [];
  const letters = letterSet(wanted);
  const found: CloseWord[] = [];
  for (const word of vocabulary.keys()) {
    if (Math.abs(word.length - wanted.length) > limit) continue;
    const others = letterSet(word);
    if (countBits(letters & ~others) > limit || countBits(others & ~letters) > limit) continue;
    const distance = editDistance(wanted, word, limit);
    if (distance <= limit) found.push({ word, distance });
  }
  return found.sort((a, b) => compareClose(a, b, vocabulary));
}

/**
 * Returns the words that are closest to an unknown word, closest first. Words of one character are neither compared nor
 * suggested, because all of them are equally close to each other.
 */
function nearestWords(wanted: string, vocabulary: Vocabulary): string[] {
  const parts = [...new Set(splitWords(wanted))].filter((part) => part.length > 1);
  const unknown = parts.filter((part) => !vocabulary.has(part));
  const compared = unknown.length > 0 ? unknown : parts;
  const close = compared
    .flatMap((part) => closestWords(part, vocabulary, maxEdits(part)))
    .filter(({ word }) => word.length > 1 && word !== wanted.toLowerCase())
    .sort((a, b) => compareClose(a, b, vocabulary));
  return [...new Set(close.map(({ word }) => word))].slice(0, maxNearest);
}

function compareClose(a: CloseWord, b: CloseWord, vocabulary: Vocabulary): number {
  const frequency = ({ word }: CloseWord): number => vocabulary.get(word) ?? 0;
  return a.distance - b.distance || frequency(b) - frequency(a) || (a.word < b.word ? -1 : a.word > b.word ? 1 : 0);
}

const splitWords = (text: string): string[] =>
  text
    .normalize("NFC")
    .toLowerCase()
    .match(/[\p{L}\p{N}_]+/gu) ?? [];

/**
 * The characters of a word as a set of 32 bits, to which all characters are mapped. Each edit adds at most one character and
 * removes at most one, so a word need not be compared if it adds or lacks more characters than the number of allowed edits.
 */
function letterSet(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
