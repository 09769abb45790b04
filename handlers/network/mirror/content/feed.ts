import { sql, type Selectable } from "kysely";
import type { Post } from "../../../../generated/schemas.ts";
import type { Position } from "../../../../runtime/index.ts";
import { afterPosition, toPage } from "../../../paging/keyset.ts";
import type { Page, PageRequest } from "../../../paging/page.ts";
import type { FeedQuery } from "../../port/content.ts";
import type { NetworkView } from "../network-view.ts";
import { createTextMatcher } from "../sql/full-text.ts";
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
> & { readonly text?: string | undefined };

type FeedReader = (query: FeedQuery, page: PageRequest) => Promise<Page<Post>>;

/**
 * Returns a function that reads the account's home feed, by score or newest first. The topic of each query must be null or
 * consist of words of `topic`. Queries by score or with a topic share the rows that one of them has read.
 */
export function createFeed(view: NetworkView, topic: string | null): FeedReader {
  const now = view.now();
  const known = new Map<number, Promise<readonly FeedRow[]>>();
  const readRows = async (query: FeedQuery, asOf: number): Promise<readonly FeedRow[]> => {
    const posts = candidates(view, asOf).$if(topic !== null, (select) => select.select("p.text"));
    const rows = known.get(asOf) ?? posts.execute();
    known.set(asOf, rows);
    return onTopic(query, await rows);
  };
  return (query, page) => {
    if (query.sort === "relevant") return readRelevant(view, page, now, (asOf) => readRows(query, asOf));
    return query.topic === null ? readNewest(view, page, now) : readNewestOf(view, page, readRows(query, now));
  };
}

const readShown = (view: NetworkView, rows: readonly FeedRow[]): Promise<Post[]> =>
  readPosts(
    view,
    rows.map(({ id }) => id),
  );

async function readNewest(view: NetworkView, page: PageRequest, now: number): Promise<Page<Post>> {
  const rows = await candidates(view, now)
    .where(afterPosition(["p.created_at", "p.id"], page.after, "desc"))
    .orderBy("p.created_at", "desc")
    .orderBy("p.id", "desc")
    .limit(page.limit + 1)
    .execute();
  return toPage(rows, page, newestPosition, (shown) => readShown(view, shown));
}

/** Returns a page of the given posts, newest first. */
async function readNewestOf(
  view: NetworkView,
  page: PageRequest,
  posts: Promise<readonly FeedRow[]>,
): Promise<Page<Post>> {
  const [time, id] = (page.after ?? [Number.POSITIVE_INFINITY, ""]) as readonly [number, string]; // a sealed `newestPosition`
  const rows = (await posts)
    .filter((row) => row.created_at < time || (row.created_at === time && row.id < id))
    .sort((one, other) => other.created_at - one.created_at || (one.id < other.id ? 1 : -1));
  return toPage(rows, page, newestPosition, (shown) => readShown(view, shown));
}

const newestPosition = ({ created_at, id }: FeedRow): Position => [created_at, id];

/**
 * Computes ages and closeness as of the time of the first page, which the cursor contains, so that later pages continue its
 * ranking. Only a post whose engagement changes in between may be repeated or omitted. Posts published after that time are
 * not included.
 */
async function readRelevant(
  view: NetworkView,
  page: PageRequest,
  now: number,
  readRows: (asOf: number) => Promise<readonly FeedRow[]>,
): Promise<Page<Post>> {
  const after = page.after as readonly [number, number, string] | null; // a sealed `positionOf`
  const asOf = after?.[0] ?? now;
  const rows = await readRows(asOf);
  if (page.isCount) return toPage(rows, page, newestPosition, () => []);
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
  return toPage(scored, page, positionOf, (shown) => readShown(view, shown));
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
function candidates(view: NetworkView, asOf: number) {
  const { db, memberId } = view;
  const since = asOf - feedDays * dayMs;
  // The condition on the rank makes SQLite read connections from the table, because no index contains the rank. The table is
  // stored in the order of the ids, which is also the order of the indexes of the other tables. A condition on the kind of
  // target is unnecessary, because reactions to comments match no post, and is omitted so that the index covers the query. The
  // cross joins force SQLite to begin with the relations. Without them, it may read all reactions of the network.
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
    .where(visiblePosts(view, "p"));
}

/**
 * The posts with all words of the topic. Does not use the full-text index, in which a frequent word has far more hits than the
 * feed has posts.
 */
function onTopic({ topic }: FeedQuery, rows: readonly FeedRow[]): readonly FeedRow[] {
  if (topic === null) return rows;
  const isMatch = createTextMatcher(topic);
  return rows.filter(({ text }) => isMatch(text ?? ""));
}
