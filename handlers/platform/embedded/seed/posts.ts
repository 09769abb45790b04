import type { ReactionType } from "../tables/net-tables.ts";
import { Audiences, type Audience } from "./audience.ts";
import type { BulkInsert } from "./bulk-insert.ts";
import { dayMs, hourMs, minuteMs, reachAt } from "./calendar.ts";
import { CommentWriter, type CommentEcho, type FixedComment } from "./comments.ts";
import type { Followings } from "./follows.ts";
import type { Graph } from "./graph.ts";
import { demoId, idSequence } from "./ids.ts";
import { mediaRow } from "./media.ts";
import { writePostDays } from "./post-figures.ts";
import { planPosts, reservedPosts, type PlannedPost } from "./post-plan.ts";
import { composeCompanyPost, composePost, pollMs, type PostText } from "./post-text.ts";
import type { Topic } from "./pools/topic.ts";
import { topics, topicsOf } from "./pools/topics.ts";
import {
  chance,
  exponential,
  integer,
  itemAt,
  logNormal,
  pick,
  pickEarly,
  poisson,
  weightedIndex,
  type Rng,
} from "./rng.ts";
import { story, type Company, type Member } from "./world.ts";

/** How many more see a post of each format, and how many of those who see it click. */
const byFormat = {
  text: { reach: 1, clicks: 0.012 },
  image: { reach: 1.15, clicks: 0.02 },
  document: { reach: 1.35, clicks: 0.06 },
  link: { reach: 0.6, clicks: 0.035 },
  poll: { reach: 1.25, clicks: 0.05 },
  repost: { reach: 0.3, clicks: 0.01 },
} as const;

const reactionTypes: readonly ReactionType[] = ["like", "insightful", "celebrate", "love", "support", "funny"];
const reactionWeights = [60, 14, 9, 8, 5, 4];

const storyComments: Readonly<Record<string, FixedComment>> = {
  [demoId("pst", 42)]: { id: demoId("cmt", 1), author: story.owner },
  [demoId("pst", 1)]: { id: demoId("cmt", 2), author: story.ana },
};

interface Repost {
  readonly at: number;
  readonly author: number;
  readonly original: string;
  readonly topic: Topic;
}

export interface PostWorld {
  readonly bulk: BulkInsert;
  readonly rng: Rng;
  readonly members: readonly Member[];
  readonly companies: readonly Company[];
  readonly graph: Graph;
  readonly followings: Followings;
  readonly now: number;
  /** Told after each post. */
  readonly onPost?: (done: number, total: number) => void;
}

/** Writes twelve months of posts in order of time, with everything that was done to them; answers the echo of the owner's comments. */
export async function writePosts(world: PostWorld): Promise<readonly CommentEcho[]> {
  const { members, companies, bulk } = world;
  const writer = new PostWriter(world);
  const plan = planPosts(world.rng.fork("plan"), members, companies, world.now);
  for (const [position, planned] of plan.entries()) {
    writer.writeRepostsBefore(planned.at);
    writer.writePlanned(planned);
    if (position % 32 === 31) {
      await bulk.flushFull();
      world.onPost?.(position, plan.length);
    }
  }
  writer.writeRepostsBefore(world.now);
  return writer.echoes;
}

class PostWriter {
  readonly #world: PostWorld;
  readonly #audiences: Audiences;
  readonly #comments: CommentWriter;
  readonly #nextId = idSequence("pst", reservedPosts);
  readonly #nextMedia = idSequence("med");
  readonly #ownerFriends: ReadonlySet<number>;
  /** Reposts to come, the next one last. */
  readonly #reposts: Repost[] = [];
  /** First lines that the owner has used, so that none of them comes back soon. */
  readonly #ownerLines: string[] = [];
  #seq = 0;

  constructor(world: PostWorld) {
    this.#world = world;
    const { bulk, rng, members, companies, graph, followings, now } = world;
    this.#audiences = new Audiences(graph, followings, members, companies);
    this.#ownerFriends = new Set(itemAt(graph.neighbours, story.owner));
    this.#comments = new CommentWriter(bulk, rng, members, now, idSequence("cmt", 2));
  }

  get echoes(): readonly CommentEcho[] {
    return this.#comments.echoes;
  }

  writePlanned({ at, author, kind, id }: PlannedPost): void {
    const { members, companies } = this.#world;
    if (kind === "company") {
      const company = itemAt(companies, author);
      const text = composeCompanyPost(this.#world.rng, company);
      this.#write(
        { at, id, kind, author, authorId: company.id, text, original: null },
        this.#audiences.ofCompany(author),
      );
      return;
    }
    const text = author === story.owner ? this.#ownerText() : this.#memberText(author, id);
    const authorId = itemAt(members, author).id;
    this.#write({ at, id, kind, author, authorId, text, original: null }, this.#audiences.ofMember(author));
  }

  writeRepostsBefore(until: number): void {
    for (let next = this.#reposts.at(-1); next !== undefined && next.at < until; next = this.#reposts.at(-1)) {
      this.#reposts.pop();
      const { at, author, original, topic } = next;
      const thought = chance(this.#world.rng, 0.4) ? pick(this.#world.rng, topic.comments) : "";
      const text: PostText = { format: "repost", topic, text: thought, linkUrl: null, pollOptions: [] };
      const authorId = itemAt(this.#world.members, author).id;
      this.#write({ at, id: null, kind: "member", author, authorId, text, original }, this.#audiences.ofMember(author));
    }
  }

  #memberText(author: number, id: string | null): PostText {
    const { rng, members, companies } = this.#world;
    const member = itemAt(members, author);
    const own = topicsOf(member.functionKey);
    // Everybody has a subject of their own: the first one of a list that begins elsewhere for each member.
    const favourite = itemAt(
      own,
      (author +
        pickEarly(
          rng,
          own.map((_, at) => at),
          2.5,
        )) %
        own.length,
    );
    return composePost(
      rng,
      id === demoId("pst", 41) ? itemAt(topics, 0) : favourite,
      itemAt(companies, member.company),
    );
  }

  #ownerText(): PostText {
    for (let attempt = 0; ; attempt++) {
      const text = this.#memberText(story.owner, null);
      const line = text.text.split("\n", 1)[0] ?? "";
      if (attempt < 12 && this.#ownerLines.slice(-40).includes(line)) continue;
      this.#ownerLines.push(line);
      return text;
    }
  }

  #write(
    post: {
      at: number;
      id: string | null;
      kind: "member" | "company";
      author: number;
      authorId: string;
      text: PostText;
      original: string | null;
    },
    audience: Audience,
  ): void {
    const { bulk, rng, members, now } = this.#world;
    const { at, author, kind, authorId, original } = post;
    const { format, topic, text } = post.text;
    const id = post.id ?? this.#nextId();
    const isMember = kind === "member";
    const { place } = isMember ? itemAt(members, author) : itemAt(this.#world.companies, author);
    const quality = logNormal(rng, 1, 0.55) * byFormat[format].reach;
    const seenShare = Math.min(1, 0.25 + (now - at) / (2.5 * dayMs));
    const views = (14 + audience.size * 0.85) * reachAt(place.zone, at) * quality * seenShare;
    const rate = logNormal(rng, isMember ? 0.034 : 0.018, 0.3) * (format === "repost" ? 0.4 : 1);
    const reactions = this.#writeReactions(
      post,
      id,
      audience,
      Math.min(poisson(rng, views * rate), 6 + audience.size * 0.4),
    );
    const discussed = poisson(rng, reactions.length * (format === "poll" || text.includes("?") ? 0.24 : 0.12));
    const comments = this.#comments.write(
      { id, at, author: isMember ? author : null, topic, impressions: views },
      audience,
      discussed,
      storyComments[id] ?? null,
    );
    const reposts = original === null ? this.#planReposts(post, id, audience, reactions.length) : [];
    const figures = { id, at, clickRate: byFormat[format].clicks };
    const impressions = writePostDays(bulk, rng, figures, views, { reactions, comments, reposts }, now);
    const thanks = this.#thanksToOwner(post, id);
    bulk.add("net_posts", {
      id,
      seq: ++this.#seq,
      author_id: authorId,
      author_kind: kind,
      format,
      text: text + thanks,
      visibility:
        original === null && isMember && author !== story.owner && chance(rng, 0.06) ? "connections" : "public",
      created_at: at,
      edited_at: chance(rng, 0.03) && at + hourMs < now ? at + 20 * minuteMs : null,
      pinned: id === demoId("pst", 4) ? 1 : 0,
      repost_of: original,
      link_url: post.text.linkUrl,
      media_ids: this.#writeMedia(format, authorId, topic, at),
      poll: format === "poll" ? this.#poll(topic, at, impressions) : null,
      reaction_count: reactions.length,
      comment_count: comments.length,
      repost_count: reposts.length,
      impression_count: impressions,
      topic: topic.key,
    });
    if (text + thanks !== "") bulk.addText("net_post_text", this.#seq, text + thanks);
    const isFromFriend = isMember && this.#ownerFriends.has(author);
    if (isFromFriend && now - at < 90 * dayMs && chance(rng, 0.04)) {
      const created_at = Math.round(at + (now - at) * rng.next());
      bulk.add("net_saved_posts", { member_id: itemAt(members, story.owner).id, post_id: id, created_at });
    }
  }

  #writeReactions(
    { at, author, kind }: { at: number; author: number; kind: "member" | "company" },
    target_id: string,
    audience: Audience,
    wanted: number,
  ): readonly number[] {
    const { bulk, rng, members, now } = this.#world;
    const seen = new Set<number>(kind === "member" ? [author] : []);
    const times: number[] = [];
    for (let attempt = 0; times.length < wanted && attempt < wanted * 2 + 4; attempt++) {
      const fan = audience.someone(rng);
      const delay = exponential(rng, chance(rng, 0.85) ? 11 * hourMs : 4 * dayMs);
      const created_at = Math.round(at + minuteMs + delay);
      const { id: member_id, joinedAt } = itemAt(members, fan);
      if (seen.has(fan) || created_at >= now || joinedAt > created_at) continue;
      seen.add(fan);
      const type = itemAt(reactionTypes, weightedIndex(rng, reactionWeights));
      bulk.add("net_reactions", { target_id, target_kind: "post", member_id, type, created_at });
      times.push(created_at);
    }
    return times;
  }

  /** Decides who will share a post, one to five days later; returns when. */
  #planReposts(
    { at, author, text }: { at: number; author: number; text: PostText },
    id: string,
    audience: Audience,
    reactions: number,
  ): number[] {
    const { rng, members, now } = this.#world;
    const times: number[] = [];
    const seen = new Set<number>([author, story.owner]);
    for (let wanted = poisson(rng, reactions * 0.025); wanted > 0; wanted--) {
      const sharer = audience.someone(rng);
      const sharedAt = Math.round(at + (1 + 4 * rng.next()) * dayMs);
      if (seen.has(sharer) || sharedAt >= now || itemAt(members, sharer).joinedAt > sharedAt) continue;
      seen.add(sharer);
      times.push(sharedAt);
      const position = this.#reposts.findLastIndex((other) => other.at > sharedAt);
      this.#reposts.splice(position + 1, 0, { at: sharedAt, author: sharer, original: id, topic: text.topic });
    }
    return times;
  }

  /** Some connections of the owner thank her for the conversation behind their post. */
  #thanksToOwner(
    {
      at,
      author,
      authorId,
      kind,
      original,
    }: { at: number; author: number; authorId: string; kind: string; original: string | null },
    id: string,
  ): string {
    const { bulk, rng, members } = this.#world;
    if (kind !== "member" || original !== null || author === story.owner) return "";
    if (!this.#ownerFriends.has(author) || !chance(rng, 0.025)) return "";
    const owner = itemAt(members, story.owner);
    bulk.add("net_mentions", {
      member_id: owner.id,
      source_kind: "post",
      source_id: id,
      author_id: authorId,
      created_at: at,
    });
    return `\n\nThank you, ${owner.first} ${owner.last}, for the conversation behind this.`;
  }

  #writeMedia(format: PostText["format"], owner_id: string, topic: Topic, created_at: number): string {
    if (format !== "image" && format !== "document") return "[]";
    const row = mediaRow(format, this.#nextMedia(), owner_id, topic.key, created_at);
    this.#world.bulk.add("net_media", row);
    return JSON.stringify([row.id]);
  }

  #poll({ poll }: Topic, at: number, impressions: number): string {
    const { rng } = this.#world;
    let left = poisson(rng, impressions * 0.05);
    const options = poll.options.map((text, position) => {
      const votes = position === poll.options.length - 1 ? left : integer(rng, 0, Math.ceil(left * 0.6));
      left -= Math.min(left, votes);
      return { text, votes };
    });
    return JSON.stringify({ question: poll.question, options, ends_at: at + pollMs });
  }
}
