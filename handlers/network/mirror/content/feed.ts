import { sql, type Selectable } from "kysely";
import type { Post } from "../../../../generated/schemas.ts";
import type { Position } from "../../../../runtime/index.ts";
import { afterPosition, toPage } from "../../../paging/keyset.ts";
import type { Page, PageRequest } from "../../../paging/page.ts";
import type { FeedQuery } from "../../port/content.ts";
import type { NetworkView } from "../network-view.ts";
import { matchesSince } from "../sql/full-text.ts";
import type { PostRow } from "../tables/net-tables.ts";
import { feedScore, readCloseness } from "./feed-score.ts";
import { readPosts } from "./posts.ts";
import { visiblePosts } from "./visible-posts.ts";

/** The maximum age of posts in the feed, in days. */
export const feedDays = 30;

const dayMs = 86_400_000;

type FeedRow = Pick<
  Selectable<PostRow>,
  "id" | "author_id" | "created_at" | "reaction_count" | "comment_count" | "repost_count"
>;

/** Reads the account's home feed, by score or newest first. */
export async function readFeed(view: NetworkView, query: FeedQuery, page: PageRequest): Promise<Page<Post>> {
  const toPosts = (rows: readonly FeedRow[]): Promise<Post[]> =>
    readPosts(
      view,
      rows.map(({ id }) => id),
    );
  if (query.sort === "relevant") return relevant(view, query, page, toPosts);
  const rows = await candidates(view, query, view.now())
    .where(afterPosition(["p.created_at", "p.id"], page.after, "desc"))
    .orderBy("p.created_at", "desc")
    .orderBy("p.id", "desc")
    .limit(page.limit + 1)
    .execute();
  return toPage(rows, page, (row) => [row.created_at, row.id], toPosts);
}

/**
 * Computes scores as of the time of the first page, which the cursor contains, so that later pages neither repeat nor miss a
 * post. Posts published after that time are not included.
 */
async function relevant(
  view: NetworkView,
  query: FeedQuery,
  page: PageRequest,
  toPosts: (rows: readonly FeedRow[]) => Promise<Post[]>,
): Promise<Page<Post>> {
  const after = page.after as readonly [number, number, string] | null; // sealed below
  const asOf = after?.[0] ?? view.now();
  const rows = await candidates(view, query, asOf).execute();
  const closeness = await readCloseness(
    view,
    rows.map((row) => row.author_id),
    asOf,
  );
  const scored = rows
    .map((row) => ({ ...row, score: feedScore(row, closeness.get(row.author_id) ?? 0, asOf) }))
    .sort(byScore)
    .filter((row) => after === null || byScore(row, { score: after[1], id: after[2] }) > 0);
  const positionOf = (row: (typeof scored)[number]): Position => [asOf, row.score, row.id];
  return toPage(scored, page, positionOf, toPosts);
}

interface Scored {
  readonly score: number;
  readonly id: string;
}

/** Compares by score, highest first, then by id, latest first. */
function byScore(one: Scored, other: Scored): number {
  return other.score - one.score || (one.id < other.id ? 1 : one.id > other.id ? -1 : 0);
}

/**
 * Selects the posts of others within `feedDays` before a time: those of connections and of followed members and companies, and
 * those that connections have reacted to or commented on. Each source starts from the account's own relations, so that the
 * cost does not depend on the size of the network.
 */
function candidates(view: NetworkView, { topic }: FeedQuery, asOf: number) {
  const { db, memberId } = view;
  const since = asOf - feedDays * dayMs;
  // The condition on the rank makes SQLite read connections in the order of their ids, as in the indexes of the other tables.
  // Reactions to comments match no post, so a condition on the kind of target is unnecessary. Without this condition, the
  // query reads only columns of a reaction that the index contains.
  // The cross joins force SQLite to begin with the relations; for a sorted union, it may read all reactions of the network.
  const own = sql`n.member_id = ${memberId} and n.other_rank > 0`;
  const sources = sql<string>`(
    select a.id from net_connections n cross join net_posts a
      where ${own} and a.author_id = n.other_id and a.created_at > ${since}
    union all select a.id from net_follows f cross join net_posts a
      where f.follower_id = ${memberId} and a.author_id = f.target_id and a.created_at > ${since}
    union all select r.target_id from net_connections n cross join net_reactions r where ${own}
      and r.member_id = n.other_id and r.created_at > ${since} and r.created_at <= ${asOf}
    union all select c.post_id from net_connections n cross join net_comments c where ${own}
      and c.author_id = n.other_id and c.created_at > ${since} and c.created_at <= ${asOf})`;
  return db
    .selectFrom("net_posts as p")
    .select(["p.id", "p.author_id", "p.created_at", "p.reaction_count", "p.comment_count", "p.repost_count"])
    .where("p.id", "in", sources)
    .where("p.author_id", "!=", memberId)
    .where("p.created_at", ">", since)
    .where("p.created_at", "<=", asOf)
    .where(visiblePosts(view, "p"))
    .$if(topic !== null, (select) => select.where(matchesSince(view, "net_post_text", topic ?? "", since, "p.seq")));
}
