import { numberWords } from "./pools/number-words.ts";
import { pick, type Rng } from "./rng.ts";

/** Picks one of several texts. */
export type Choose = (rng: Rng, texts: readonly string[]) => string;

const numbers = new RegExp(`\\d+|\\b(${numberWords.join("|")})\\b`, "gi");

/** The first five words of a text, with each number replaced by `#`. */
export function openingOf(text: string): string {
  return text.slice(0, 200).replace(numbers, "#").split(/\s+/, 5).join(" ");
}

/**
 * How many recent openings are remembered for the feed, the owner's circle and each author. `texts` is how many recent
 * texts are remembered, for the feed and for each author.
 */
const windows = { feed: 30, circle: 45, author: 20, texts: 60 } as const;

/** Stores recently written texts, so that neither an author nor a feed repeats itself. */
export class RecentTexts {
  readonly #feed: string[] = [];
  readonly #circle: string[] = [];
  readonly #feedTexts: string[] = [];
  readonly #openings = new Map<string, string[]>();
  readonly #texts = new Map<string, string[]>();

  /** Returns a function that prefers texts that neither the author nor anybody else has used lately. */
  chooserOf(author: string): Choose {
    const used = this.#texts.get(author) ?? [];
    return (rng, texts) => {
      const own = texts.filter((text) => !used.includes(text));
      const fresh = own.filter((text) => !this.#feedTexts.includes(text));
      return pick(rng, fresh.length > 0 ? fresh : own.length > 0 ? own : texts);
    };
  }

  /**
   * Rates how repetitive an opening is: 0 if it is fresh. A repetition by the same author weighs most, then one in the
   * owner's circle, then one elsewhere in the feed.
   */
  repetition(author: string, isInCircle: boolean, opening: string): number {
    const byAuthor = this.#openings.get(author)?.includes(opening) ?? false;
    const inCircle = isInCircle && this.#circle.includes(opening);
    return (byAuthor ? 4 : 0) + (inCircle ? 2 : 0) + (this.#feed.includes(opening) ? 1 : 0);
  }

  /** Records a post. `isInCircle` is whether the owner of the demo account sees it in the feed. */
  add(author: string, isInCircle: boolean, opening: string, texts: readonly string[]): void {
    keepLast(this.#feed, [opening], windows.feed);
    if (isInCircle) keepLast(this.#circle, [opening], windows.circle);
    keepLast(listOf(this.#openings, author), [opening], windows.author);
    keepLast(this.#feedTexts, texts, windows.texts);
    if (texts.length > 0) keepLast(listOf(this.#texts, author), texts, windows.texts);
  }
}

function listOf(lists: Map<string, string[]>, author: string): string[] {
  const known = lists.get(author);
  if (known !== undefined) return known;
  const list: string[] = [];
  lists.set(author, list);
  return list;
}

function keepLast(list: string[], added: readonly string[], size: number): void {
  list.push(...added);
  if (list.length > size) list.splice(0, list.length - size);
}
