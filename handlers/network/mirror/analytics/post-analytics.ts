import type { Selectable } from "kysely";
import type { PostAnalytics, PostBenchmark, PostDay } from "../../../../generated/schemas.ts";
import { median } from "../../../statistics/median.ts";
import { percent, roundTo } from "../../../statistics/rounding.ts";
import { isoTime } from "../../../time/iso-time.ts";
import { findOwnPost } from "../content/find-post.ts";
import { excerptOf, noReactions, readReactionCounts } from "../content/post-parts.ts";
import { postUrl } from "../content/posts.ts";
import type { NetworkView } from "../network-view.ts";
import type { PostRow } from "../tables/net-tables.ts";

const dayMs = 86_400_000;
const maxDays = 30;
const benchmarkDays = 90;

type Row = Selectable<PostRow>;
type Counts = Pick<Row, "reaction_count" | "comment_count" | "repost_count">;

/**
 * Reads the current analytics of one of the account's posts.
 * @throws Failure `not_found`, which is the same for posts of others and for missing posts.
 */
export async function readPostAnalytics(view: NetworkView, postId: string): Promise<PostAnalytics> {
  const post = await findOwnPost(view, postId);
  const days = await readDays(view, post.id);
  const reactions = await readReactionCounts(view, [post.id]);
  const sum = (of: (day: PostDay) => number): number => days.reduce((total, day) => total + of(day), 0);
  const impressions = sum((day) => day.impressions);
  const clicks = sum((day) => day.clicks);
  const now = view.now();
  return {
    post_id: post.id,
    url: postUrl(post.id),
    excerpt: excerptOf(post.text),
    kind: post.format,
    published_at: isoTime(post.created_at),
    fetched_at: isoTime(now),
    impressions,
    unique_viewers: sum((day) => day.unique_viewers),
    clicks,
    click_rate: percent(clicks, impressions),
    reaction_count: post.reaction_count,
    reactions: reactions.get(post.id) ?? noReactions,
    comment_count: post.comment_count,
    repost_count: post.repost_count,
    engagements: sumEngagements(post),
    engagement_rate: percent(sumEngagements(post), impressions),
    first_day_impressions: days.find(({ day }) => day === utcDay(post.created_at))?.impressions ?? 0,
    peak_day: peakDay(days),
    benchmark: await readBenchmark(view, post.id, impressions),
    days: firstDays(days, post.created_at, now),
  };
}

function sumEngagements({ reaction_count, comment_count, repost_count }: Counts): number {
  return reaction_count + comment_count + repost_count;
}

const utcDay = (atMs: number): string => isoTime(atMs).slice(0, 10);

async function readDays({ db }: NetworkView, postId: string): Promise<PostDay[]> {
  return db
    .selectFrom("net_post_days")
    .select(["day", "impressions", "unique_viewers", "clicks", "reactions", "comments", "reposts"])
    .where("post_id", "=", postId)
    .orderBy("day")
    .execute();
}

/** Returns the day with the most impressions, the earliest if tied. */
function peakDay(days: readonly PostDay[]): string | null {
  let peak: PostDay | null = null;
  for (const day of days) if (day.impressions > (peak?.impressions ?? 0)) peak = day;
  return peak?.day ?? null;
}

/** The days from publishing to today without gaps, at most the first `maxDays`. */
function firstDays(days: readonly PostDay[], publishedAt: number, now: number): PostDay[] {
  const known = new Map(days.map((day) => [day.day, day]));
  const nothing = { impressions: 0, unique_viewers: 0, clicks: 0, reactions: 0, comments: 0, reposts: 0 };
  const shown: PostDay[] = [];
  for (let at = publishedAt; shown.length < maxDays && utcDay(at) <= utcDay(now); at += dayMs) {
    const day = utcDay(at);
    shown.push(known.get(day) ?? { day, ...nothing });
  }
  return shown;
}

/** The median reach of the account's other recent posts; null if there are none. */
async function readBenchmark(
  { db, memberId, now }: NetworkView,
  postId: string,
  impressions: number,
): Promise<PostBenchmark | null> {
  const others = await db
    .selectFrom("net_posts")
    .select(["impression_count", "reaction_count", "comment_count", "repost_count"])
    .where("author_id", "=", memberId)
    .where("id", "!=", postId)
    .where("created_at", ">=", now() - benchmarkDays * dayMs)
    .where("created_at", "<=", now())
    .execute();
  const usual = median(others.map((post) => post.impression_count));
  if (usual === null) return null;
  const shown = others.filter((post) => post.impression_count > 0);
  const rate = median(shown.map((post) => (sumEngagements(post) / post.impression_count) * 100));
  return {
    sample_size: others.length,
    median_impressions: usual,
    median_engagement_rate: rate === null ? null : roundTo(rate, 1),
    impressions_ratio: usual === 0 ? null : roundTo(impressions / usual, 2),
  };
}
