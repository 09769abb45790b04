import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { Post } from "../../../../generated/schemas.ts";
import type { Position } from "../../../../runtime/index.ts";
import { afterPosition, toPage } from "../../../paging/keyset.ts";
import type { Page, PageRequest } from "../../../paging/page.ts";
import type { PostSearchQuery } from "../../port/search.ts";
import { readPosts } from "../content/posts.ts";
import { visiblePosts } from "../content/visible-posts.ts";
import type { NetworkView } from "../network-view.ts";
import { textHits } from "../sql/full-text.ts";

interface Row {
  readonly id: string;
  /** Order of publishing, and the post's number in the full-text index. */
  readonly seq: number;
  readonly engagement: number;
}

/** A range of post numbers, excluding `to`; null is unbounded. */
interface Range {
  readonly from: number | null;
  readonly to: number | null;
}

const everything: Range = { from: null, to: null };

/** Searches the posts that the account may see; `PostSearchQuery` documents the orders. */
export async function searchPosts(view: NetworkView, query: PostSearchQuery, page: PageRequest): Promise<Page<Post>> {
  if (query.sort === "relevant") return searchByAge(view, query, page);
  const keys = query.sort === "recent" ? (["seq"] as const) : (["engagement", "seq"] as const);
  const rows = await readRows(view, query, everything, keys, page.after, page.limit + 1);
  return toPage(
    rows,
    page,
    (row) => keys.map((key) => row[key]),
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
  const starts = await Promise.all(bandDays.map((days) => findFirst(view, Number(asOf) - days * dayMs)));
  const keys = ["engagement", "seq"] as const;
  const rows: BandRow[] = [];
  for (let band = Number(startBand); band <= bandDays.length && rows.length <= page.limit; band++) {
    const range = { from: starts[band] ?? null, to: starts[band - 1] ?? null };
    const found = await readRows(
      view,
      query,
      range,
      keys,
      band === startBand && page.after !== null ? after : null,
      page.limit + 1 - rows.length,
    );
    rows.push(...found.map((row) => ({ ...row, band })));
  }
  return toPage(
    rows,
    page,
    (row) => [asOf, row.band, row.engagement, row.seq],
    (shown) => readShown(view, shown),
  );
}

/** The number of the first post at or after a time; MAX_SAFE_INTEGER if there is none. */
async function findFirst({ db }: NetworkView, since: number): Promise<number> {
  const { rows } = await sql<{ first: number | null }>`
    select min(seq) as first from net_posts where created_at = (
      select min(created_at) from net_posts where created_at >= ${since})`.execute(db);
  return rows[0]?.first ?? Number.MAX_SAFE_INTEGER;
}

async function readRows(
  view: NetworkView,
  query: PostSearchQuery,
  { from, to }: Range,
  keys: readonly ("engagement" | "seq")[],
  after: Position | null,
  count: number,
): Promise<Row[]> {
  const { author, since, minReactions } = query;
  const posts = view.db
    .selectFrom(textHits(view.dialect, "net_post_text", query.keyword).as("hit"))
    .innerJoin("net_posts as p", "p.seq", "hit.ordinal")
    .select(["p.id", "hit.ordinal as seq"])
    .select(sql<number>`p.reaction_count + p.comment_count + p.repost_count`.as("engagement"))
    .where(visiblePosts(view, "p"))
    .where((where) => where.and(hashtagConditions(query.keyword)))
    .$if(from !== null, (select) => select.where("hit.ordinal", ">=", from ?? 0))
    .$if(to !== null, (select) => select.where("hit.ordinal", "<", to ?? 0))
    .$if(author !== null, (select) => select.where("p.author_id", "=", author ?? ""))
    .$if(since !== null, (select) => select.where("p.created_at", ">=", since ?? 0))
    .$if(minReactions > 0, (select) => select.where("p.reaction_count", ">=", minReactions));
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

/**
 * The index contains words without the #, so that the hits of a hashtag are filtered by these conditions. SQLite only ignores
 * the case of ASCII letters; other hashtags are searched as words.
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
