import type { Audience } from "./audience.ts";
import type { BulkInsert } from "../../../mirror/sql/bulk-insert.ts";
import { hourMs, minuteMs } from "./calendar.ts";
import { chooseComments, createReplies } from "./comment-texts.ts";
import type { Topic } from "./pools/topic.ts";
import { chance, exponential, itemAt, poisson, type Rng } from "./rng.ts";
import { story, type Member } from "./world.ts";

/** A post to write comments on. */
export interface CommentedPost {
  readonly id: string;
  readonly at: number;
  /** Position in the list of members; null for a company, which does not reply. */
  readonly author: number | null;
  readonly topic: Topic;
  readonly text: string;
  readonly impressions: number;
}

/** A comment with a given author, such as one that the demo story requires. */
export interface FixedComment {
  /** null for the next id. */
  readonly id: string | null;
  readonly author: number;
  /** null for a text of the pools. */
  readonly text: string | null;
}

/** The number of profile views that a comment of the owner caused. */
export interface CommentViews {
  readonly at: number;
  readonly views: number;
}

/** Writes comments, replies to them, and reactions to both. */
export class CommentWriter {
  /** The profile views caused by the owner's comments. */
  readonly ownerCommentViews: CommentViews[] = [];
  readonly #bulk: BulkInsert;
  readonly #rng: Rng;
  readonly #members: readonly Member[];
  readonly #now: number;
  readonly #nextId: () => string;

  constructor(bulk: BulkInsert, rng: Rng, members: readonly Member[], now: number, nextId: () => string) {
    this.#bulk = bulk;
    this.#rng = rng;
    this.#members = members;
    this.#now = now;
    this.#nextId = nextId;
  }

  /** Writes the comments on a post. Returns the times of all comments and replies. */
  write(post: CommentedPost, audience: Audience, wanted: number, fixed: FixedComment | null): readonly number[] {
    const rng = this.#rng;
    const host = post.author === null ? null : itemAt(this.#members, post.author);
    const texts = chooseComments(rng, { ...post, isCompany: host === null }, Math.max(wanted, fixed === null ? 0 : 1));
    if (typeof fixed?.text === "string") texts[0] = fixed.text;
    const replies = createReplies(rng, post.topic);
    const times: number[] = [];
    for (const [position, text] of texts.entries()) {
      const isFixed = fixed !== null && position === 0;
      const author = isFixed ? fixed.author : audience.pickMember(rng);
      const time = isFixed
        ? Math.round(post.at + 3.2 * hourMs)
        : Math.round(post.at + 4 * minuteMs + exponential(rng, 16 * hourMs));
      const member = itemAt(this.#members, author);
      if (author === post.author || time >= this.#now || member.joinedAt > time) continue;
      const reply =
        host !== null && chance(rng, 0.45) ? (replies(text)?.replaceAll("{first}", member.first) ?? null) : null;
      const repliedAt = Math.round(time + 10 * minuteMs + exponential(rng, 4 * hourMs));
      const hasReply = reply !== null && repliedAt < this.#now;
      const id = (isFixed ? fixed.id : null) ?? this.#nextId();
      times.push(time);
      this.#writeOne(post, audience, {
        id,
        parent: null,
        author,
        text: text.replaceAll("{first}", host?.first ?? ""),
        at: time,
        replies: hasReply ? 1 : 0,
      });
      if (!hasReply || post.author === null) continue;
      times.push(repliedAt);
      const replyId = this.#nextId();
      this.#writeOne(post, audience, {
        id: replyId,
        parent: id,
        author: post.author,
        text: reply,
        at: repliedAt,
        replies: 0,
      });
      if (!reply.includes(member.first)) continue;
      this.#bulk.add("net_mentions", {
        member_id: member.id,
        source_kind: "comment",
        source_id: replyId,
        author_id: host?.id ?? "",
        created_at: repliedAt,
      });
    }
    return times;
  }

  #writeOne(
    post: CommentedPost,
    audience: Audience,
    comment: { id: string; parent: string | null; author: number; text: string; at: number; replies: number },
  ): void {
    const rng = this.#rng;
    const { id, at } = comment;
    const isOwners = comment.author === story.owner;
    const impressions = Math.round(post.impressions * (comment.parent === null ? 0.35 : 0.15) * (0.5 + rng.next()));
    const fans = new Set<number>();
    const wanted = poisson(rng, isOwners ? 2.2 : 0.5);
    if (post.author !== null && comment.author !== post.author && chance(rng, 0.4)) fans.add(post.author);
    for (let count = 0; count < wanted; count++) fans.add(audience.pickMember(rng));
    fans.delete(comment.author);
    let reactions = 0;
    for (const fan of fans) {
      const { id: member_id, joinedAt } = itemAt(this.#members, fan);
      const created_at = Math.round(at + 2 * minuteMs + exponential(rng, 9 * hourMs));
      if (created_at >= this.#now || joinedAt > created_at) continue;
      const type = chance(rng, 0.8) ? "like" : chance(rng, 0.6) ? "insightful" : "support";
      this.#bulk.add("net_reactions", { target_id: id, target_kind: "comment", member_id, type, created_at });
      reactions++;
    }
    const views = isOwners && comment.parent === null ? poisson(rng, 0.5 + impressions * 0.008) : 0;
    if (views > 0) this.ownerCommentViews.push({ at, views });
    this.#bulk.add("net_comments", {
      id,
      post_id: post.id,
      parent_id: comment.parent,
      author_id: itemAt(this.#members, comment.author).id,
      text: comment.text,
      created_at: at,
      reaction_count: reactions,
      reply_count: comment.replies,
      impression_count: Math.max(impressions, reactions),
      profile_view_count: views,
    });
  }
}
