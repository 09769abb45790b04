import { sql } from "kysely";
import { isoTime } from "../../../time/iso-time.ts";
import type { NetworkScope } from "../network-view.ts";

/** The counters in net_posts and, by day (UTC), in net_post_days. */
export type PostCount = "reactions" | "comments" | "reposts";

const counters = {
  reactions: "reaction_count",
  comments: "comment_count",
  reposts: "repost_count",
} as const satisfies Record<PostCount, string>;

/**
 * Adds one to the counter of the post and to that of the day of `atMs`. Returns the id of the member who has written
 * the post; null if a company has written it, or if there is no such post.
 */
export async function addToCounter(
  { db }: NetworkScope,
  postId: string,
  what: PostCount,
  atMs: number,
): Promise<string | null> {
  const counter = counters[what];
  const post = await db
    .updateTable("net_posts")
    .set((set) => ({ [counter]: set(counter, "+", 1) }))
    .where("id", "=", postId)
    .returning(["author_id", "author_kind"])
    .executeTakeFirst();
  if (!post) return null;
  await addToDay(db, postId, what, atMs);
  return post.author_kind === "member" ? post.author_id : null;
}

/** Subtracts removed rows, which were counted at `timesMs`, from the counters of the post and of their days. */
export async function subtractFromCounter(
  { db }: NetworkScope,
  postId: string,
  what: PostCount,
  timesMs: readonly number[],
): Promise<void> {
  if (timesMs.length === 0) return;
  const counter = counters[what];
  await db
    .updateTable("net_posts")
    .set((set) => ({ [counter]: set(counter, "-", timesMs.length) }))
    .where("id", "=", postId)
    .execute();
  const byDay = new Map<string, number>();
  for (const atMs of timesMs) byDay.set(utcDay(atMs), (byDay.get(utcDay(atMs)) ?? 0) + 1);
  for (const [day, count] of byDay) await removeFromDay(db, postId, what, { day, count });
}

/** Moves one count from the day of `fromMs` to the day of `toMs`. */
export async function moveToDay(
  { db }: NetworkScope,
  postId: string,
  what: PostCount,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
): Promise<void> {
  if (utcDay(fromMs) === utcDay(toMs)) return;
  await removeFromDay(db, postId, what, { day: utcDay(fromMs), count: 1 });
  await addToDay(db, postId, what, toMs);
}

async function removeFromDay(
  db: NetworkScope["db"],
  postId: string,
  what: PostCount,
  { day, count }: { readonly day: string; readonly count: number },
): Promise<void> {
  const column = sql.ref(what);
  await db
    .updateTable("net_post_days")
    .set({ [what]: sql<number>`case when ${column} > ${count} then ${column} - ${count} else 0 end` })
    .where("post_id", "=", postId)
    .where("day", "=", day)
    .execute();
}

async function addToDay(db: NetworkScope["db"], postId: string, what: PostCount, atMs: number): Promise<void> {
  const nothing = { impressions: 0, unique_viewers: 0, clicks: 0, reactions: 0, comments: 0, reposts: 0 };
  await db
    .insertInto("net_post_days")
    .values({ post_id: postId, day: utcDay(atMs), ...nothing, [what]: 1 })
    .onConflict((conflict) =>
      conflict.columns(["post_id", "day"]).doUpdateSet({ [what]: sql`${sql.ref(`net_post_days.${what}`)} + 1` }),
    )
    .execute();
}

const utcDay = (atMs: number): string => isoTime(atMs).slice(0, 10);
