import { sql } from "kysely";
import type { DaySpan, PostEngagement } from "../../port/analytics.ts";
import type { NetworkView } from "../network-view.ts";

/** Reads the times of the account's newest posts in a span, without reposts, and their engagements by others. */
export async function readPostEngagements(
  { db, memberId }: NetworkView,
  { startMs, endMs }: DaySpan,
  limit: number,
): Promise<PostEngagement[]> {
  // A post cannot be engaged with before it is published.
  const own = sql<{ post_id: string; count: number }>`(select post_id, count(*) as count from (
    select target_id as post_id from net_reactions where member_id = ${memberId} and created_at >= ${startMs}
    union all select post_id from net_comments where author_id = ${memberId} and created_at >= ${startMs}
    union all select repost_of from net_posts where author_id = ${memberId} and created_at >= ${startMs}
  ) acts group by post_id)`;
  return db
    .selectFrom("net_posts as p")
    .leftJoin(own.as("own"), "own.post_id", "p.id")
    .select("p.created_at as publishedAt")
    .select(sql<number>`reaction_count + comment_count + repost_count - coalesce(own.count, 0)`.as("engagements"))
    .where("p.author_id", "=", memberId)
    .where("p.created_at", ">=", startMs)
    .where("p.created_at", "<", endMs)
    .where("p.format", "!=", "repost")
    .orderBy("p.created_at", "desc")
    .orderBy("p.id", "desc")
    .limit(limit)
    .execute();
}
