import { sql } from "kysely";
import type { DaySpan, PostEngagement } from "../../port/analytics.ts";
import type { NetworkView } from "../network-view.ts";

/** Reads the time and the engagement of the account's newest posts of a span, without reposts. */
export async function readPostEngagements(
  { db, memberId }: NetworkView,
  { startMs, endMs }: DaySpan,
  limit: number,
): Promise<PostEngagement[]> {
  return db
    .selectFrom("net_posts")
    .select("created_at as publishedAt")
    .select(sql<number>`reaction_count + comment_count + repost_count`.as("engagements"))
    .where("author_id", "=", memberId)
    .where("created_at", ">=", startMs)
    .where("created_at", "<", endMs)
    .where("format", "!=", "repost")
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}
