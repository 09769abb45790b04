import { sql } from "kysely";
import { isoTime } from "../../../../time/iso-time.ts";
import type { NetworkScope } from "../../../mirror/network-view.ts";
import { isInIdList, toIdList } from "../../../mirror/sql/id-list.ts";
import { inChunks } from "../../../mirror/sql/in-chunks.ts";
import type { PostViewerRow } from "../../../mirror/tables/net-tables.ts";
import { groupBy } from "../seed/groups.ts";
import type { ExposureOf } from "./exposure-record.ts";

/**
 * How long the viewers of a day are stored: to count each viewer once, and to detect that the viewer of a profile saw a post of
 * its member on the same day.
 */
const viewersForMs = 7 * 86_400_000;

/**
 * Counts impressions of posts, in total and by day (UTC). Each time that a post is shown is an impression. A member
 * counts as one unique viewer per post and day.
 */
export async function writeImpressions(network: NetworkScope, shown: readonly ExposureOf<"posts">[]): Promise<void> {
  const views = shown.flatMap(({ viewerId, at, postIds }) =>
    postIds.map((post_id) => ({ day: isoTime(at).slice(0, 10), post_id, viewer_id: viewerId })),
  );
  if (views.length === 0) return;
  const posts = await readExisting(network, views);
  const counted = views.filter(({ post_id }) => posts.has(post_id));
  const unique = countBy(await addViewers(network, counted), dayOfPost);
  const byDay = countBy(counted, dayOfPost);
  await addToPosts(
    network,
    countBy(counted, ({ post_id }) => post_id),
  );
  await addToDays(
    network,
    [...byDay].map(([key, impressions]) => ({ key, impressions, unique_viewers: unique.get(key) ?? 0 })),
  );
  await deleteOldViewers(network, Math.max(...shown.map(({ at }) => at)));
}

/** Ids contain no spaces. */
const dayOfPost = ({ day, post_id }: Pick<PostViewerRow, "day" | "post_id">): string => `${day} ${post_id}`;

function countBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}

async function readExisting({ db, dialect }: NetworkScope, views: readonly PostViewerRow[]): Promise<Set<string>> {
  const ids = toIdList(views.map(({ post_id }) => post_id));
  const rows = await db
    .selectFrom("net_posts")
    .select("id")
    .where(isInIdList(dialect, "id", ids))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Adds the viewers of posts by day; returns those that are new. */
async function addViewers({ db }: NetworkScope, views: readonly PostViewerRow[]): Promise<PostViewerRow[]> {
  const distinct = new Map(views.map((view) => [`${dayOfPost(view)} ${view.viewer_id}`, view]));
  const added: PostViewerRow[] = [];
  for (const chunk of inChunks([...distinct.values()])) {
    const rows = await db
      .insertInto("net_post_viewers")
      .values([...chunk])
      .onConflict((conflict) => conflict.columns(["day", "post_id", "viewer_id"]).doNothing())
      .returning(["day", "post_id", "viewer_id"])
      .execute();
    added.push(...rows);
  }
  return added;
}

async function addToPosts({ db, dialect }: NetworkScope, counts: ReadonlyMap<string, number>): Promise<void> {
  const byCount = groupBy(counts, ([, count]) => count);
  for (const [count, entries] of byCount) {
    const ids = toIdList(entries.map(([id]) => id));
    await db
      .updateTable("net_posts")
      .set((set) => ({ impression_count: set("impression_count", "+", count) }))
      .where(isInIdList(dialect, "id", ids))
      .execute();
  }
}

interface DayCount {
  readonly key: string;
  readonly impressions: number;
  readonly unique_viewers: number;
}

async function addToDays({ db }: NetworkScope, days: readonly DayCount[]): Promise<void> {
  const sumWithExcluded = (column: string) =>
    sql<number>`${sql.ref(`net_post_days.${column}`)} + ${sql.ref(`excluded.${column}`)}`;
  for (const chunk of inChunks(days)) {
    const rows = chunk.map(({ key, ...counts }) => {
      const [day = "", post_id = ""] = key.split(" ");
      return { post_id, day, ...counts, clicks: 0, reactions: 0, comments: 0, reposts: 0 };
    });
    await db
      .insertInto("net_post_days")
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(["post_id", "day"]).doUpdateSet({
          impressions: sumWithExcluded("impressions"),
          unique_viewers: sumWithExcluded("unique_viewers"),
        }),
      )
      .execute();
  }
}

async function deleteOldViewers({ db }: NetworkScope, at: number): Promise<void> {
  const first = isoTime(at - viewersForMs).slice(0, 10);
  await db.deleteFrom("net_post_viewers").where("day", "<", first).execute();
}
