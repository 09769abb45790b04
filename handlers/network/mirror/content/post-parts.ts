import { sql } from "kysely";
import type {
  Poll,
  Post,
  PostMedia,
  ReactionCounts,
  ReactionType,
  RepostedPost,
} from "../../../../generated/schemas.ts";
import { percent } from "../../../statistics/rounding.ts";
import { isoTime } from "../../../time/iso-time.ts";
import type { NetworkView } from "../network-view.ts";
import { visiblePosts } from "./visible-posts.ts";

export { excerptOf } from "../../../text/excerpt.ts";

/** The type of the JSON column `net_posts.poll`. */
export interface StoredPoll {
  readonly question: string;
  readonly options: readonly { readonly text: string; readonly votes: number }[];
  /** Epoch milliseconds. */
  readonly ends_at: number;
}

/** Converts a stored poll to its form in responses. `nowMs` (epoch milliseconds) determines whether it is closed. */
export function toPoll(stored: string, nowMs: number): Poll {
  const { question, options, ends_at } = JSON.parse(stored) as StoredPoll; // the column contains this type
  const total = options.reduce((sum, { votes }) => sum + votes, 0);
  return {
    question,
    options: options.map(({ text, votes }) => ({
      text,
      vote_count: votes,
      vote_percent: percent(votes, total) ?? 0,
    })),
    vote_count: total,
    closes_at: isoTime(ends_at),
    closed: ends_at <= nowMs,
  };
}

/** The unique hashtags of a text, in lowercase and without the #. Numbers such as #1 are not hashtags. */
export function hashtagsOf(text: string): string[] {
  const found = text.matchAll(/(?<![\p{L}\p{N}_&/])#([\p{L}\p{M}\p{N}_]*\p{L}[\p{L}\p{M}\p{N}_]*)/gu);
  return [...new Set([...found].map(([, tag = ""]) => tag.toLowerCase()))];
}

/** Counts reactions by type, for each post or comment; those without any are omitted. */
export async function readReactionCounts(
  { db }: NetworkView,
  targetIds: readonly string[],
): Promise<ReadonlyMap<string, ReactionCounts>> {
  if (targetIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("net_reactions")
    .select((select) => ["target_id", "type", select.fn.countAll<number>().as("reactions")])
    .where("target_id", "in", [...targetIds])
    .groupBy(["target_id", "type"])
    .execute();
  const counts = new Map<string, ReactionCounts>();
  for (const { target_id, type, reactions } of rows) {
    counts.set(target_id, { ...(counts.get(target_id) ?? noReactions), [type]: reactions });
  }
  return counts;
}

export const noReactions: ReactionCounts = { like: 0, celebrate: 0, support: 0, love: 0, insightful: 0, funny: 0 };

/** Reads the account's own reaction to each post or comment; those without one are omitted. */
export async function readOwnReactions(
  { db, memberId }: NetworkView,
  targetIds: readonly string[],
): Promise<ReadonlyMap<string, ReactionType>> {
  if (targetIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("net_reactions")
    .select(["target_id", "type"])
    .where("member_id", "=", memberId)
    .where("target_id", "in", [...targetIds])
    .execute();
  return new Map(rows.map((row) => [row.target_id, row.type]));
}

/** Reads files by id, without their content. */
export async function readPostMedia(
  { db }: NetworkView,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PostMedia>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("net_media")
    .select(["id", "filename", "content_type", "alt_text"])
    .where("id", "in", [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, ...row }) => [id, { media_id: id, kind: mediaKind(row.content_type), ...row }]));
}

export function mediaKind(contentType: string): PostMedia["kind"] {
  const [major] = contentType.split("/");
  return major === "image" || major === "video" ? major : "document";
}

/** Reads the members mentioned in each post or comment, in the order of their ids. */
export async function readMentions(
  { db }: NetworkView,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Post["mentions"]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("net_mentions as n")
    .innerJoin("net_members as m", "m.id", "n.member_id")
    .select(["n.source_id", "n.member_id", "m.name"])
    .where("n.source_id", "in", [...ids])
    .orderBy("n.member_id")
    .execute();
  const mentions = new Map<string, Post["mentions"]>();
  for (const { source_id, member_id, name } of rows) {
    mentions.set(source_id, [...(mentions.get(source_id) ?? []), { profile_id: member_id, name }]);
  }
  return mentions;
}

/** Reads which of the posts the account has saved. */
export async function readSaved({ db, memberId }: NetworkView, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom("net_saved_posts")
    .select("post_id")
    .where("member_id", "=", memberId)
    .where("post_id", "in", [...ids])
    .execute();
  return new Set(rows.map((row) => row.post_id));
}

/** Reads the originals of reposts, by id; those that no longer exist or are not visible to the account are omitted. */
export async function readOriginals(
  view: NetworkView,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RepostedPost>> {
  if (ids.length === 0) return new Map();
  const rows = await view.db
    .selectFrom("net_posts as p")
    .leftJoin("net_members as m", "m.id", "p.author_id")
    .leftJoin("net_companies as c", "c.id", "p.author_id")
    .select(["p.id", "p.author_id", "p.text", "p.created_at", sql<string>`coalesce(m.name, c.name, '')`.as("name")])
    .where("p.id", "in", [...new Set(ids)])
    .where(visiblePosts(view, "p"))
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        post_id: row.id,
        author_name: row.name,
        author_id: row.author_id,
        text: Array.from(row.text).slice(0, 300).join(""),
        published_at: isoTime(row.created_at),
      },
    ]),
  );
}
