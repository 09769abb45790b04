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
 * Adds to a counter of the post and of the day of `atMs`; -1 when a counted row is removed. Returns the id of the member who has
 * written the post; null for a company, or without a post.
 */
export async function addToCounter(
  { db }: NetworkScope,
  postId: string,
  what: PostCount,
  atMs: number,
  change: 1 | -1 = 1,
): Promise<string | null> {
  const counter = counters[what];
  const post = await db
    .updateTable("net_posts")
    .set((set) => ({ [counter]: set(counter, "+", change) }))
    .where("id", "=", postId)
    .returning(["author_id", "author_kind"])
    .executeTakeFirst();
  await (change > 0 ? addToDay(db, postId, what, atMs) : removeFromDay(db, postId, what, atMs));
  return post?.author_kind === "member" ? post.author_id : null;
}

/** Moves one count from the day of `fromMs` to the day of `toMs`. */
export async function moveToDay(
  { db }: NetworkScope,
  postId: string,
  what: PostCount,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
): Promise<void> {
  if (utcDay(fromMs) === utcDay(toMs)) return;
  await removeFromDay(db, postId, what, fromMs);
  await addToDay(db, postId, what, toMs);
}

async function removeFromDay(db: NetworkScope["db"], postId: string, what: PostCount, atMs: number): Promise<void> {
  await db
    .updateTable("net_post_days")
    .set((set) => ({ [what]: set(what, "-", 1) }))
    .where("post_id", "=", postId)
    .where("day", "=", utcDay(atMs))
    .where(what, ">", 0)
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
