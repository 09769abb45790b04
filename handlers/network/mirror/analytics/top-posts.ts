import { sql } from "kysely";
import type { PostPerformance } from "../../../../generated/schemas.ts";
import { percent } from "../../../statistics/rounding.ts";
import { isoTime } from "../../../time/iso-time.ts";
import type { DaySpan } from "../../port/analytics.ts";
import { excerptOf } from "../content/post-parts.ts";
import { postUrl } from "../content/posts.ts";
import type { NetworkView } from "../network-view.ts";

/** Reads the account's posts with the most engagements in a span; ties are ordered by impressions, then by latest id. */
export async function readTopPosts(
  { db, memberId }: NetworkView,
  span: DaySpan,
  limit: number,
): Promise<PostPerformance[]> {
  const rows = await db
    .selectFrom("net_posts as p")
    .innerJoin("net_post_days as d", "d.post_id", "p.id")
    .select([
      "p.id",
      "p.text",
      "p.format",
      "p.created_at",
      sql<number>`sum(d.impressions)`.as("impressions"),
      sql<number>`sum(d.reactions + d.comments + d.reposts)`.as("engagements"),
    ])
    .where("p.author_id", "=", memberId)
    .where("d.day", ">=", span.from)
    .where("d.day", "<=", span.to)
    .groupBy(["p.id", "p.text", "p.format", "p.created_at"])
    .having(sql<boolean>`sum(d.reactions + d.comments + d.reposts) > 0`)
    .orderBy("engagements", "desc")
    .orderBy("impressions", "desc")
    .orderBy("p.id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    post_id: row.id,
    url: postUrl(row.id),
    excerpt: excerptOf(row.text),
    kind: row.format,
    published_at: isoTime(row.created_at),
    impressions: row.impressions,
    engagements: row.engagements,
    engagement_rate: percent(row.engagements, row.impressions),
  }));
}
