import type { Audience } from "./audience.ts";
import { dayMs } from "./calendar.ts";
import type { Topic } from "./pools/topic.ts";
import { itemAt, poisson, type Rng } from "./rng.ts";
import { story, type Member } from "./world.ts";

/** A planned repost. */
export interface Repost {
  readonly at: number;
  readonly author: number;
  readonly original: string;
  readonly topic: Topic;
}

/** The planned reposts in chronological order. */
export class RepostQueue {
  /** Latest first, so that the next one is the last element. */
  readonly #waiting: Repost[] = [];

  /** Plans reposts of a post, one to five days later; returns their times. */
  plan(
    { rng, members, now }: { rng: Rng; members: readonly Member[]; now: number },
    post: { readonly id: string; readonly at: number; readonly author: number | null; readonly topic: Topic },
    audience: Audience,
    reactions: number,
  ): readonly number[] {
    const times: number[] = [];
    const seen = new Set<number | null>([post.author, story.owner]);
    for (let wanted = poisson(rng, reactions * 0.025); wanted > 0; wanted--) {
      const author = audience.pickMember(rng);
      const at = Math.round(post.at + (1 + 4 * rng.next()) * dayMs);
      if (seen.has(author) || at >= now || itemAt(members, author).joinedAt > at) continue;
      seen.add(author);
      times.push(at);
      const later = this.#waiting.findLastIndex((other) => other.at > at);
      this.#waiting.splice(later + 1, 0, { at, author, original: post.id, topic: post.topic });
    }
    return times;
  }

  /** Removes and returns the next repost before an instant. */
  nextBefore(instant: number): Repost | undefined {
    const next = this.#waiting.at(-1);
    return next !== undefined && next.at < instant ? this.#waiting.pop() : undefined;
  }
}
