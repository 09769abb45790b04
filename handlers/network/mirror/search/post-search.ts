import { sql, type AliasableExpression, type RawBuilder, type SqlBool } from "kysely";
import type { NoMatches, Post } from "../../../../generated/schemas.ts";
import type { Position } from "../../../../runtime/index.ts";
import { afterPosition, toPage } from "../../../paging/keyset.ts";
import type { Hits, Page, PageRequest, Total } from "../../../paging/page.ts";
import { suggestWords } from "../../../text/nearest-words.ts";
import type { PostSearchQuery } from "../../port/search.ts";
import { readPosts } from "../content/posts.ts";
import { visiblePosts } from "../content/visible-posts.ts";
import type { NetworkView } from "../network-view.ts";
import { notBlocked } from "../profiles/find-member.ts";
import { createTextMatcher, matches, textHits } from "../sql/full-text.ts";
import { isInIdList, toIdList } from "../sql/id-list.ts";
import { firstOrdinalAt, lastOrdinalTime } from "../sql/ordinals.ts";
import { explainNoMatches } from "../../../paging/no-matches.ts";
import { readPostTexts } from "./covered-texts.ts";
import { countRows } from "./totals.ts";

interface Row {
  readonly id: string;
  readonly created_at: number;
  readonly engagement: number;
}

/** A range of times in epoch milliseconds, excluding `to`; null is unbounded. */
interface Range {
  readonly from: number | null;
  readonly to: number | null;
}

const orders = { recent: ["created_at", "id"], engagement: ["engagement", "created_at", "id"] } as const;
type Order = keyof typeof orders;

/** Searches the posts that the account may see; `PostSearchQuery` documents the orders. */
export async function searchPosts(view: NetworkView, query: PostSearchQuery, page: PageRequest): Promise<Hits<Post>> {
  const found = await searchInOrder(view, query, page);
  const { count, isExact } = await countPosts(view, query);
  const isEmpty = found.items.length === 0 && page.after === null;
  const total = isExact ? count : Math.max(count, found.items.length);
  return { ...found, total, totalIsExact: isExact, noMatches: isEmpty ? await explain(view, query) : null };
}

/** The part that contains all results, newest first. */
const fromNewest = ({ since }: PostSearchQuery): Part => ({
  range: { from: since, to: null },
  sort: "recent",
  after: null,
});

/**
 * Counts the posts that match a search. With `author` or `minReactions`, only the newest posts are examined, so the count is
 * exact only if there are no others.
 */
async function countPosts(view: NetworkView, query: PostSearchQuery): Promise<Total> {
  const { posts } = await selectMatching(view, query, fromNewest(query));
  const total = await countRows(view, sql`${posts.select("p.id")}`);
  return (await examinesAll(view, query)) ? total : { ...total, isExact: false };
}

async function examinesAll(view: NetworkView, { keyword, author, minReactions }: PostSearchQuery): Promise<boolean> {
  if (author === null && minReactions === 0) return true;
  const posts =
    author === null
      ? textHits(view, "net_post_text", keyword)
      : sql`(select 1 from net_posts where author_id = ${author})`;
  const { rows } = await sql`select 1 from ${posts} post limit 1 offset ${maxExamined}`.execute(view.db);
  return rows.length === 0;
}

/** Reads the ids of the newest posts that match a search. */
export async function readNewestPosts(view: NetworkView, query: PostSearchQuery, max: number): Promise<string[]> {
  const newest = view.dialect === "sqlite" ? sql`hit.ordinal` : sql`p.created_at`;
  const { posts } = await selectMatching(view, query, fromNewest(query));
  const rows = await posts
    .select("p.id")
    .orderBy(newest, "desc")
    .$if(view.dialect === "postgres", (select) => select.orderBy("p.id", "desc"))
    .limit(max)
    .execute();
  return rows.map(({ id }) => id);
}

function explain(view: NetworkView, query: PostSearchQuery): Promise<NoMatches> {
  return explainNoMatches<PostSearchQuery>(query, {
    count: ({ keyword = query.keyword, author = null, since = null, minReactions = 0 }) =>
      countPosts(view, { ...query, keyword, author, since, minReactions }),
    nearestValues: { keyword: suggestWords(() => readPostTexts(view)), author: (id) => findAuthors(view, id) },
    inputNames: { minReactions: "min_reactions" },
    required: ["keyword", "sort"],
  });
}

const maxAuthors = 3;

/** Returns the ids of the most prominent members and companies whose names contain the text; null if the text is an id. */
async function findAuthors(view: NetworkView, name: string): Promise<string[] | null> {
  const { db } = view;
  const byId = db
    .selectFrom("net_members as m")
    .select("m.id")
    .where("m.id", "=", name)
    .where(notBlocked(view, "m.id"));
  const known = await byId
    .unionAll(db.selectFrom("net_companies").select("id").where("id", "=", name))
    .executeTakeFirst();
  if (known) return null;
  const members = db
    .selectFrom("net_members as m")
    .select("m.id")
    .where(matches(view, "net_member_text", { fields: { name } }, "m.rank"))
    .where(notBlocked(view, "m.id"))
    .orderBy("m.rank")
    .limit(maxAuthors);
  const companies = db
    .selectFrom("net_companies as c")
    .select("c.id")
    .where(matches(view, "net_company_text", { fields: { name } }, "c.rank"))
    .orderBy("c.rank")
    .limit(maxAuthors);
  return [...(await members.execute()), ...(await companies.execute())].slice(0, maxAuthors).map(({ id }) => id);
}

async function searchInOrder(view: NetworkView, query: PostSearchQuery, page: PageRequest): Promise<Page<Post>> {
  if (query.sort === "relevant") return searchByAge(view, query, page);
  const { sort, since } = query;
  const range = { from: since, to: null };
  const rows = await readRows(view, query, { range, sort, after: page.after, count: page.limit + 1 });
  return toPage(
    rows,
    page,
    (row) => orders[sort].map((key) => row[key]),
    (shown) => readShown(view, shown),
  );
}

/** The ends of the age groups in days. The first pages come from the first groups, so the others are rarely read. */
const bandDays = [7, 30, 90, 365];
const dayMs = 24 * 60 * 60 * 1000;

interface BandRow extends Row {
  readonly band: number;
}

/** The cursor contains the time of the first page, because the ages on all pages are relative to it. */
async function searchByAge(view: NetworkView, query: PostSearchQuery, page: PageRequest): Promise<Page<Post>> {
  const [asOf = view.now(), startBand = 0, ...after] = page.after ?? [];
  const starts = bandDays.map((days) => Math.max(Number(asOf) - days * dayMs, query.since ?? 0));
  const rows: BandRow[] = [];
  for (let band = Number(startBand); band <= bandDays.length && rows.length <= page.limit; band++) {
    const found = await readRows(view, query, {
      range: { from: starts[band] ?? query.since, to: starts[band - 1] ?? null },
      sort: "engagement",
      after: band === startBand && page.after !== null ? after : null,
      count: page.limit + 1 - rows.length,
    });
    rows.push(...found.map((row) => ({ ...row, band })));
  }
  return toPage(
    rows,
    page,
    (row) => [asOf, row.band, row.engagement, row.created_at, row.id],
    (shown) => readShown(view, shown),
  );
}

interface Part {
  readonly range: Range;
  readonly sort: Order;
  readonly after: Position | null;
}

/** The posts `p` that match a search, among those to examine for a part of the results. */
async function selectMatching(view: NetworkView, query: PostSearchQuery, part: Part) {
  const { keyword, author, minReactions } = query;
  const posts = view.db
    .selectFrom((await selectCandidates(view, query, part)).as("hit"))
    .innerJoin("net_posts as p", "p.seq", "hit.ordinal")
    .where(visiblePosts(view, "p"))
    .where((where) => where.and(hashtagConditions(keyword)))
    .where(withinTimes(part))
    .$if(view.dialect === "sqlite", (select) => select.where(withinOrdinals(part)))
    .$if(author !== null, (select) => select.where("p.author_id", "=", author ?? ""))
    .$if(minReactions > 0, (select) => select.where("p.reaction_count", ">=", minReactions));
  return { posts }; // in an object, because a query is a thenable
}

async function readRows(
  view: NetworkView,
  query: PostSearchQuery,
  part: Part & { readonly count: number },
): Promise<Row[]> {
  const { sort, after, count } = part;
  const { posts: matching } = await selectMatching(view, query, part);
  const posts = matching
    .select(["p.id", "p.created_at"])
    .select(sql<number>`p.reaction_count + p.comment_count + p.repost_count`.as("engagement"))
    // SQLite stops reading hits at this limit. It exceeds `count`, because posts of the same millisecond may be in another
    // order in the index.
    .$if(sort === "recent" && view.dialect === "sqlite", (select) =>
      select.orderBy("hit.ordinal", "desc").limit(count + maxSimultaneous),
    );
  const keys = orders[sort];
  return keys
    .reduce(
      (select, key) => select.orderBy(key, "desc"),
      view.db
        .selectFrom(posts.as("post"))
        .selectAll()
        .where(afterPosition(keys, after, "desc")),
    )
    .limit(count)
    .execute();
}

const maxSimultaneous = 64;

/** The number of the newest hits, or of the newest posts of an author, that are examined. */
const maxExamined = 2_000;

/**
 * The ordinals of the posts to examine. With an author: those of the author's newest posts (`maxExamined`) that contain the
 * words. Without one: all hits in the order of the index or, if it does not support the order or a filter, the newest hits.
 * A frequent word therefore costs no more in a larger network.
 */
async function selectCandidates(
  view: NetworkView,
  { keyword, author, minReactions }: PostSearchQuery,
  part: Part,
): Promise<AliasableExpression<{ ordinal: number }>> {
  if (author !== null) {
    const ids = await readPostsOf(view, author, createTextMatcher(keyword));
    return sql`(select a.seq as ordinal from net_posts a where ${isInIdList(view.dialect, "a.id", toIdList(ids))})`;
  }
  const hits = textHits(view, "net_post_text", keyword);
  if (part.sort === "recent" && minReactions === 0) return hits;
  const newest =
    view.dialect === "sqlite"
      ? sql`where ${withinOrdinals(part)} order by hit.ordinal desc`
      : sql`join net_posts p on p.seq = hit.ordinal where ${withinTimes(part)} order by p.created_at desc, p.id desc`;
  return sql`(select hit.ordinal from ${hits} hit ${newest} limit ${maxExamined})`;
}

/** Reads the ids of an author's newest posts that match. The full-text index cannot be searched by author. */
async function readPostsOf({ db }: NetworkView, author: string, isMatch: (text: string) => boolean): Promise<string[]> {
  const posts = db.selectFrom("net_posts").select(["id", "text"]).where("author_id", "=", author);
  const rows = await posts.orderBy("created_at", "desc").orderBy("id", "desc").limit(maxExamined).execute();
  return rows.filter(({ text }) => isMatch(text)).map(({ id }) => id);
}

function withinTimes({ range: { from, to }, sort, after }: Part): RawBuilder<SqlBool> {
  const start = from === null ? [] : [sql<SqlBool>`p.created_at >= ${from}`];
  const end = to === null ? [] : [sql<SqlBool>`p.created_at < ${to}`];
  const position = afterPosition(["p.created_at", "p.id"], sort === "recent" ? after : null, "desc");
  return sql.join([...start, ...end, position], sql` and `);
}

/** The condition on the times of a part, expressed in ordinals, so that SQLite reads only these hits from the index. */
function withinOrdinals({ range: { from, to }, sort, after }: Part): RawBuilder<SqlBool> {
  const ends = [...(to === null ? [] : [to]), ...(sort === "recent" && after ? [Number(after[0]) + 1] : [])];
  const conditions = [
    ...(from === null ? [] : [sql<SqlBool>`hit.ordinal >= ${firstOrdinalAt(from)}`]),
    ...ends.filter((end) => end <= lastOrdinalTime).map((end) => sql<SqlBool>`hit.ordinal < ${firstOrdinalAt(end)}`),
  ];
  return conditions.length === 0 ? sql<SqlBool>`1 = 1` : sql.join(conditions, sql` and `);
}

/**
 * The index contains words without the #, so the hits of a hashtag must also meet these conditions. SQLite ignores
 * the case of ASCII letters only, so hashtags with other letters are searched as words.
 */
function hashtagConditions(keyword: string): RawBuilder<SqlBool>[] {
  const hashtags = keyword.match(/#[a-z0-9_]+(?![\p{L}\p{M}])/giu) ?? [];
  return hashtags.map((hashtag) => {
    const pattern = `%${hashtag.toLowerCase().replaceAll("_", "\\_")}%`;
    return sql<SqlBool>`lower(p.text) like ${pattern} escape '\\'`;
  });
}

const readShown = (view: NetworkView, rows: readonly Row[]): Promise<Post[]> =>
  readPosts(
    view,
    rows.map(({ id }) => id),
  );
