import type { Weekday } from "../../../generated/schemas.ts";
import type { AnalyticsPort, DaySpan, PostEngagement } from "../../network/port/analytics.ts";
import { createHourLookup, type WeekHour } from "../../time/hour-lookup.ts";
import { weekdays } from "../../time/weekdays.ts";

/** The engagement of posts by the time of their publication. Weekdays and hours are those of a given time zone. */
export interface PostingTimes {
  /** The number of posts from which the values are computed. */
  readonly posts: number;
  /** Mean engagements of a post; null without posts. */
  readonly meanEngagements: number | null;
  /** From Monday to Sunday. */
  readonly weekdays: readonly (PostingStats & { readonly weekday: Weekday })[];
  /** From 0 to 23. */
  readonly hours: readonly (PostingStats & { readonly hour: number })[];
  /** All 168 hours of the week, in order. */
  readonly slots: readonly PostingSlot[];
}

export interface PostingStats {
  /** Sample size. */
  readonly posts: number;
  /** Mean engagements (reactions, comments and reposts) of these posts; null without posts. */
  readonly meanEngagements: number | null;
  /** The expected engagements of a post (see `summarizePostingTimes`); 0 if the account has no posts in the span. */
  readonly score: number;
}

export interface PostingSlot extends PostingStats {
  readonly weekday: Weekday;
  readonly hour: number;
}

/** Posts younger than this still collect most of their engagement, so they are not compared with others. */
const settledMs = 48 * 3_600_000;

/** Each sample gets this many imaginary posts with the expected engagements, so that small samples count less. */
const priorPosts = 5;

/** The maximum number of posts that are read, newest first. */
const maxPosts = 1_000;

/** Computes posting times from the account's posts of a span; null if the engagement of these posts is unknown. */
export async function readPostingTimes(
  analytics: Pick<AnalyticsPort, "postEngagements">,
  span: DaySpan,
  { timezone, now }: { readonly timezone: string; readonly now: number },
): Promise<PostingTimes | null> {
  const settled = { ...span, endMs: Math.min(span.endMs, now - settledMs) };
  const posts = await analytics.postEngagements(settled, maxPosts);
  return posts && summarizePostingTimes(posts, timezone);
}

/**
 * Computes posting times from posts. With `k = priorPosts`, the score of a weekday and of an hour is
 * `(sum + k * mean) / (posts + k)`, where `mean` is the mean of all posts. The score of a slot (a weekday and an hour) is
 * `(sum + k * prior) / (posts + k)`, where `prior = score of the weekday * score of the hour / mean`: a slot without posts is
 * expected to perform as its weekday and its hour suggest.
 */
export function summarizePostingTimes(posts: readonly PostEngagement[], timezone: string): PostingTimes {
  const hourOf = createHourLookup(timezone);
  const samples = posts.map(({ publishedAt, engagements }) => ({ ...hourOf(publishedAt), engagements }));
  const mean = meanOf(samples);
  const statsOf = (isIncluded: (at: WeekHour) => boolean, prior: number): PostingStats => {
    const included = samples.filter(isIncluded);
    const score = (sumOf(included) + priorPosts * prior) / (included.length + priorPosts);
    return { posts: included.length, meanEngagements: meanOf(included), score };
  };
  const byWeekday = weekdays.map((weekday, at) => ({ weekday, ...statsOf((one) => one.weekday === at, mean ?? 0) }));
  const byHour = Array.from({ length: 24 }, (_, hour) => ({ hour, ...statsOf((one) => one.hour === hour, mean ?? 0) }));
  const slots = byWeekday.flatMap(({ weekday, score: ofWeekday }, at) =>
    byHour.map(({ hour, score: ofHour }) => {
      const prior = mean === null || mean === 0 ? 0 : (ofWeekday * ofHour) / mean;
      return { weekday, hour, ...statsOf((one) => one.weekday === at && one.hour === hour, prior) };
    }),
  );
  return { posts: posts.length, meanEngagements: mean, weekdays: byWeekday, hours: byHour, slots };
}

interface Sample extends WeekHour {
  readonly engagements: number;
}

const sumOf = (samples: readonly Sample[]): number => samples.reduce((sum, { engagements }) => sum + engagements, 0);

const meanOf = (samples: readonly Sample[]): number | null =>
  samples.length === 0 ? null : sumOf(samples) / samples.length;
