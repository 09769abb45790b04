import type { PostingTimes as PostingTimesOutput } from "../../../generated/schemas.ts";
import { isEnoughData, missingObservations } from "../../statistics/enough-data.ts";
import { percent, roundTo } from "../../statistics/rounding.ts";
import type { PostingTimes } from "./posting-times.ts";

type Described = Omit<PostingTimesOutput, "period" | "timezone">;

/**
 * Ranks the hours of the week in which the account has posted, by their expected engagements. Ties are ordered by sample
 * size, then from Monday.
 */
export function describePostingTimes(times: PostingTimes, limit: number): Described {
  const mean = times.meanEngagements;
  const tried = times.slots.filter(({ posts }) => posts > 0);
  const ranked = tried.sort((one, other) => other.score - one.score || other.posts - one.posts);
  return {
    posts: times.posts,
    enough_data: isEnoughData(times.posts),
    posts_needed: missingObservations(times.posts),
    mean_engagements: mean === null ? null : roundTo(mean, 1),
    best_times: ranked.slice(0, limit).map((slot) => ({
      weekday: slot.weekday,
      hour: slot.hour,
      posts: slot.posts,
      mean_engagements: roundTo(slot.meanEngagements ?? 0, 1),
      expected_engagements: roundTo(slot.score, 1),
      lift_percent: mean === null ? null : percent(slot.score - mean, mean),
    })),
    weekdays: (mean === null ? [] : times.weekdays).map(({ weekday, posts, meanEngagements, score }) => ({
      weekday,
      posts,
      mean_engagements: meanEngagements === null ? null : roundTo(meanEngagements, 1),
      expected_engagements: roundTo(score, 1),
    })),
  };
}
