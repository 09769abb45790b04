import { Audiences, type Audience } from "./audience.ts";
import type { BulkInsert } from "../../../mirror/sql/bulk-insert.ts";
import { dayMs, hourMs, minuteMs, reachAt } from "./calendar.ts";
import { CommentWriter, type CommentViews, type FixedComment } from "./comments.ts";
import type { FollowGraph } from "./follows.ts";
import type { Graph } from "./graph.ts";
import { demoId, idSequence } from "./ids.ts";
import { mediaRow } from "./media.ts";
import { repostOpenings } from "./pools/post-texts.ts";
import { topicsOf } from "./pools/topics.ts";
import { writePostDays } from "./post-days.ts";
import { reservedPosts, type PlannedPost } from "./post-plan.ts";
import {
  composeCompanyPost,
  composePost,
  createPoll,
  writtenPost,
  type ComposedPost,
  type PostText,
} from "./post-text.ts";
import { openingOf, RecentTexts } from "./recent-texts.ts";
import { writeReactions } from "./reactions.ts";
import { RepostQueue } from "./reposts.ts";
import { chance, itemAt, logNormal, pick, pickBiased, poisson, type Rng } from "./rng.ts";
import { anaComment, storyTexts } from "./story-texts.ts";
import { story, type Company, type Member } from "./world.ts";

/** The relative reach and the click rate of each format. */
const byFormat = {
  text: { reach: 1, clicks: 0.012 },
  image: { reach: 1.15, clicks: 0.02 },
  document: { reach: 1.35, clicks: 0.06 },
  link: { reach: 0.6, clicks: 0.035 },
  poll: { reach: 1.25, clicks: 0.05 },
  repost: { reach: 0.3, clicks: 0.01 },
} as const;

/** The maximum number of texts that are composed for one post. */
const maxAttempts = 40;

const storyComments: Readonly<Record<string, FixedComment>> = {
  [demoId("pst", 42)]: { id: demoId("cmt", 1), author: story.owner, text: null },
  [demoId("pst", 1)]: { id: demoId("cmt", 2), author: story.ana, text: anaComment },
};

export interface PostWorld {
  readonly bulk: BulkInsert;
  readonly rng: Rng;
  readonly members: readonly Member[];
  readonly companies: readonly Company[];
  readonly graph: Graph;
  readonly follows: FollowGraph;
  readonly now: number;
}

interface NewPost {
  readonly id: string;
  readonly at: number;
  /** Position in the list of members; null for a company. */
  readonly author: number | null;
  readonly authorId: string;
  readonly zone: Member["place"]["zone"];
  readonly text: PostText;
  /** The post that it shares. */
  readonly original: string | null;
}

/** Writes posts in chronological order, each with its reactions, comments, planned reposts and daily counts. */
export class PostWriter {
  readonly #world: PostWorld;
  readonly #audiences: Audiences;
  readonly #comments: CommentWriter;
  readonly #reposts = new RepostQueue();
  readonly #nextId = idSequence("pst", reservedPosts);
  readonly #nextMedia = idSequence("med");
  readonly #ownerConnections: ReadonlySet<number>;
  readonly #recent = new RecentTexts();
  /** The random source of the texts. */
  readonly #words: Rng;
  /** The members whom the owner follows. */
  readonly #ownerFollows: ReadonlySet<number>;

  constructor(world: PostWorld) {
    this.#world = world;
    const { bulk, rng, members, companies, graph, follows, now } = world;
    this.#words = rng.fork("words");
    const followed = [...members.keys()].filter((at) => follows.followers.of(at).includes(story.owner));
    this.#ownerFollows = new Set(followed);
    this.#audiences = new Audiences(graph, follows, members, companies);
    this.#ownerConnections = new Set(graph.neighbors.of(story.owner));
    this.#comments = new CommentWriter(bulk, rng, members, now, idSequence("cmt", 2));
  }

  /** The profile views caused by the owner's comments so far. */
  get ownerCommentViews(): readonly CommentViews[] {
    return this.#comments.ownerCommentViews;
  }

  writePlanned({ at, author, kind, id: fixedId }: PlannedPost): void {
    const { members, companies } = this.#world;
    const id = fixedId ?? this.#nextId();
    if (kind === "company") {
      const { id: authorId, place } = itemAt(companies, author);
      const text = this.#composeFresh(authorId, false, () => {
        const post = composeCompanyPost(this.#words, itemAt(companies, author));
        return { ...post, used: [] };
      });
      const post = { id, at, author: null, authorId, zone: place.zone, text, original: null };
      this.#write(post, this.#audiences.ofCompany(author));
      return;
    }
    const { id: authorId, place } = itemAt(members, author);
    const text = this.#composeText(author, id);
    const post = { id, at, author, authorId, zone: place.zone, text, original: null };
    this.#write(post, this.#audiences.ofMember(author));
  }

  /** Writes the reposts whose planned time is before an instant. */
  writeRepostsBefore(instant: number): void {
    const { rng, members } = this.#world;
    for (let next = this.#reposts.nextBefore(instant); next !== undefined; next = this.#reposts.nextBefore(instant)) {
      const { at, author, original, topic } = next;
      const { id: authorId, place } = itemAt(members, author);
      const hasText = chance(rng, 0.4);
      const text = this.#composeFresh(authorId, this.#isInCircle(author), () => {
        const words = hasText ? pick(this.#words, repostOpenings) : "";
        return { format: "repost", topic, text: words, linkUrl: null, used: [] };
      });
      const post = { id: this.#nextId(), at, author, authorId, zone: place.zone, text, original };
      this.#write(post, this.#audiences.ofMember(author));
    }
  }

  #composeText(author: number, id: string): PostText {
    const fixed = storyTexts[id];
    if (fixed !== undefined) return writtenPost(fixed.topic, fixed.text);
    const { members, companies } = this.#world;
    const member = itemAt(members, author);
    const own = topicsOf(member.functionKey);
    const positions = own.map((_, at) => at);
    const choose = this.#recent.chooserOf(member.id);
    return this.#composeFresh(member.id, this.#isInCircle(author), (attempt) => {
      // Each member has preferred topics, because the list of topics starts at a different position for each member.
      const preference = attempt < 8 ? 2.5 : 1;
      const topic = itemAt(own, (author + pickBiased(this.#words, positions, preference)) % own.length);
      return composePost(this.#words, topic, itemAt(companies, member.company), choose);
    });
  }

  /** Composes posts until one has a fresh opening. After `maxAttempts`, returns the one with the freshest opening. */
  #composeFresh(author: string, isInCircle: boolean, compose: (attempt: number) => ComposedPost): PostText {
    let best = compose(0);
    let repetition = this.#recent.repetition(author, isInCircle, openingOf(best.text));
    for (let attempt = 1; repetition > 0 && best.text !== "" && attempt < maxAttempts; attempt++) {
      const other = compose(attempt);
      const itsRepetition = this.#recent.repetition(author, isInCircle, openingOf(other.text));
      if (itsRepetition < repetition) [best, repetition] = [other, itsRepetition];
    }
    if (best.text !== "") this.#recent.add(author, isInCircle, openingOf(best.text), best.used);
    return best;
  }

  #isInCircle(author: number): boolean {
    return author === story.owner || this.#ownerConnections.has(author) || this.#ownerFollows.has(author);
  }

  #write(post: NewPost, everybody: Audience): void {
    const { bulk, rng, now } = this.#world;
    const { id, at, author, text, original } = post;
    const isForConnections =
      original === null && author !== null && author !== story.owner && !(id in storyComments) && chance(rng, 0.06);
    const audience = isForConnections ? this.#audiences.ofConnections(author) : everybody;
    const { format, topic } = text;
    const quality = logNormal(rng, 1, 0.45) * byFormat[format].reach;
    const seenShare = Math.min(1, 0.25 + (now - at) / (2.5 * dayMs));
    const views = (5 + audience.size * 0.85) * reachAt(post.zone, at) * quality * seenShare;
    const rate = logNormal(rng, author === null ? 0.018 : 0.052, 0.25) * (original === null ? 1 : 0.4);
    const wanted = Math.min(poisson(rng, views * rate), 6 + audience.size * 0.4);
    const reactions = writeReactions(this.#world, post, audience, wanted);
    const discussed = reactions.length * (format === "poll" || text.text.includes("?") ? 0.24 : 0.12);
    const comments = this.#comments.write(
      { id, at, author, topic, text: text.text, impressions: views },
      audience,
      poisson(rng, discussed),
      storyComments[id] ?? this.#ownerComment(post),
    );
    const shared = { id, at, author, topic };
    const reposts =
      original === null && !isForConnections ? this.#reposts.plan(this.#world, shared, audience, reactions.length) : [];
    const events = { reactions, comments, reposts };
    const impressions = writePostDays(bulk, rng, { id, at, clickRate: byFormat[format].clicks }, views, events, now);
    const words = text.text + this.#writeMentions(post);
    const seq = bulk.ordinals.time("net_posts", at);
    bulk.add("net_posts", {
      id,
      seq,
      author_id: post.authorId,
      author_kind: author === null ? "company" : "member",
      format,
      text: words,
      visibility: isForConnections ? "connections" : "public",
      created_at: at,
      edited_at: chance(rng, 0.03) && at + hourMs < now ? at + 20 * minuteMs : null,
      pinned: id === demoId("pst", 4) ? 1 : 0,
      repost_of: original,
      link_url: text.linkUrl,
      media_ids: this.#writeMedia(post),
      poll: format === "poll" ? createPoll(rng, topic, at, impressions) : null,
      reaction_count: reactions.length,
      comment_count: comments.length,
      repost_count: reposts.length,
      impression_count: impressions,
      topic: topic.key,
    });
    if (words !== "") bulk.addText("net_post_text", seq, words);
    this.#save(post);
  }

  /**
   * The probability with which a post of a connection is chosen, at most `most`. With more connections, it is smaller,
   * so that the number of chosen posts does not grow.
   */
  #shareOfConnections(wanted: number, most: number): number {
    return Math.min(most, wanted / this.#ownerConnections.size);
  }

  /** The owner comments on posts of connections, about twice a week if there are enough such posts. */
  #ownerComment({ author, original }: NewPost): FixedComment | null {
    const isConnection = author !== null && this.#ownerConnections.has(author) && original === null;
    return isConnection && chance(this.#world.rng, this.#shareOfConnections(40, 0.3))
      ? { id: null, author: story.owner, text: null }
      : null;
  }

  #writeMedia({ text: { format, topic }, authorId, at }: NewPost): string {
    if (format !== "image" && format !== "document") return "[]";
    const row = mediaRow(format, this.#nextMedia(), authorId, topic.key, at);
    this.#world.bulk.add("net_media", row);
    return JSON.stringify([row.id]);
  }

  /**
   * Writes the mentions in a post and returns the sentence to append to its text, which may be empty. The first post of
   * the demo story mentions Ana, without a further sentence. Some connections mention the owner in their posts.
   */
  #writeMentions({ id, at, author, authorId, original }: NewPost): string {
    const { bulk, rng, members } = this.#world;
    const owner = itemAt(members, story.owner);
    const mention = (member_id: string) =>
      bulk.add("net_mentions", { member_id, source_kind: "post", source_id: id, author_id: authorId, created_at: at });
    if (id === demoId("pst", 1)) mention(itemAt(members, story.ana).id);
    const isConnection = author !== null && this.#ownerConnections.has(author);
    if (!isConnection || original !== null || id in storyTexts || !chance(rng, this.#shareOfConnections(15, 0.06)))
      return "";
    mention(owner.id);
    return `\n\nThank you, ${owner.first} ${owner.last}, for the conversation behind this.`;
  }

  /** Saves some posts of connections for the owner. */
  #save({ id, at, author }: NewPost): void {
    const { bulk, rng, members, now } = this.#world;
    if (
      author === null ||
      !this.#ownerConnections.has(author) ||
      now - at > 90 * dayMs ||
      !chance(rng, this.#shareOfConnections(24, 0.15))
    )
      return;
    const created_at = Math.round(at + (now - at) * rng.next());
    bulk.add("net_saved_posts", { member_id: itemAt(members, story.owner).id, post_id: id, created_at });
  }
}
