import type { PublishedFormat, PublishingStats } from "../../../generated/schemas.ts";
import type { PublishedPost, PublishedPosts } from "../../network/port/analytics.ts";
import { median } from "../../statistics/median.ts";
import { percent, roundTo } from "../../statistics/rounding.ts";
import { isoTimeOrNull } from "../../time/iso-time.ts";
import { weekdayOf, weekdays } from "../../time/weekdays.ts";
import { divideItems, type ComparedSpans } from "./compared-spans.ts";
import { createDayLookup, toPeriod } from "./day-span.ts";
import { metricChange } from "./overview.ts";

/**
 * Describes the rhythm and engagement of an author's posts in a span, compared with the previous span.
 * `posts` must contain the posts of both spans, oldest first.
 */
export function describePublishing(
  { posts, followers }: PublishedPosts,
  spans: ComparedSpans,
  timezone: string,
): PublishingStats {
  const { current, previous } = divideItems(posts, ({ created_at }) => created_at, spans);
  const mean = meanEngagements(current);
  const sum = (count: (post: PublishedPost) => number) => current.reduce((total, post) => total + count(post), 0);
  const before = meanEngagements(previous);
  return {
    posts: metricChange(current.length, previous.length),
    posts_per_week: roundTo((current.length / toPeriod(spans.current).days) * 7, 2),
    last_posted_at: isoTimeOrNull(current.at(-1)?.created_at ?? null),
    busiest_weekday: busiestWeekday(current, timezone),
    reactions: sum((post) => post.reaction_count),
    comments: sum((post) => post.comment_count),
    reposts: sum((post) => post.repost_count),
    mean_engagements: mean === null ? null : roundTo(mean, 1),
    previous_mean_engagements: before === null ? null : roundTo(before, 1),
    median_engagements: median(current.map(engagementsOf)),
    engagements_per_1000_followers: mean === null || followers === 0 ? null : roundTo((mean / followers) * 1_000, 2),
    formats: describeFormats(current),
  };
}

export const engagementsOf = ({ reaction_count, comment_count, repost_count }: PublishedPost): number =>
  reaction_count + comment_count + repost_count;

function meanEngagements(posts: readonly PublishedPost[]): number | null {
  return posts.length === 0 ? null : posts.reduce((sum, post) => sum + engagementsOf(post), 0) / posts.length;
}

function busiestWeekday(posts: readonly PublishedPost[], timezone: string) {
  const dayOf = createDayLookup(timezone);
  const days = posts.map(({ created_at }) => weekdayOf(dayOf(created_at)));
  const count = (weekday: string) => days.filter((day) => day === weekday).length;
  const [first] = [...weekdays].sort((one, other) => count(other) - count(one));
  return days.length === 0 ? null : (first ?? null);
}

function describeFormats(posts: readonly PublishedPost[]): PublishedFormat[] {
  const kinds = [...new Set(posts.map(({ format }) => format))].sort();
  return kinds
    .map((kind) => {
      const ofKind = posts.filter(({ format }) => format === kind);
      const mean = meanEngagements(ofKind) ?? 0;
      return {
        kind,
        posts: ofKind.length,
        share: percent(ofKind.length, posts.length),
        mean_engagements: roundTo(mean, 1),
      };
    })
    .sort((one, other) => other.posts - one.posts);
}
