import type { TimeRange } from "../../../sql/time-ranges.ts";
import type { PublishedPost, PublishedPosts } from "../../port/analytics.ts";
import type { NetworkView } from "../network-view.ts";

/** Reads the posts that the account published in a time range, oldest first, and its number of followers. */
export async function readOwnPosts(view: NetworkView, range: TimeRange): Promise<PublishedPosts> {
  const { follower_count } = await view.db
    .selectFrom("net_members")
    .select("follower_count")
    .where("id", "=", view.memberId)
    .executeTakeFirstOrThrow();
  return { followers: follower_count, posts: await readPublishedPosts(view, view.memberId, range) };
}

/** Reads the posts that a member or company published in a time range, oldest first. */
export async function readPublishedPosts(
  { db }: NetworkView,
  authorId: string,
  { startMs, endMs }: TimeRange,
): Promise<PublishedPost[]> {
  return db
    .selectFrom("net_posts")
    .select(["id", "format", "created_at", "reaction_count", "comment_count", "repost_count"])
    .where("author_id", "=", authorId)
    .where("created_at", ">=", startMs)
    .where("created_at", "<", endMs)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}
