import type { FollowerAnalytics } from "../../../generated/schemas.ts";
import type { AnalyticsPort, DaySpan, FollowerGain } from "../../network/port/analytics.ts";
import { percent } from "../../statistics/rounding.ts";
import { divideSpan, spanBefore, toPeriod, type SeriesInterval } from "./day-span.ts";
import { metricChange } from "./overview.ts";

type Growth = Omit<FollowerAnalytics, "timezone" | "interval">;

/** Describes the growth of the account's followers in a span, by day or week of a time zone. */
export async function describeFollowers(
  analytics: Pick<AnalyticsPort, "growth" | "followerGains">,
  span: DaySpan,
  { timezone, interval }: { readonly timezone: string; readonly interval: SeriesInterval },
): Promise<Growth> {
  const before = spanBefore(span, timezone);
  const points = divideSpan(span, interval, timezone);
  const now = await analytics.growth(span);
  const then = await analytics.growth(before);
  const gains = await analytics.followerGains([...points, before]);
  const isPrevious = ({ range }: FollowerGain): boolean => range === points.length;
  return {
    period: toPeriod(span),
    previous_period: toPeriod(before),
    followers: metricChange(now.followers, then.followers),
    new_followers: metricChange(now.new_followers, then.new_followers),
    sources: countSources(
      gains.filter((gain) => !isPrevious(gain)),
      gains.filter(isPrevious),
    ),
    series: toSeries(points, gains, (now.followers ?? 0) - (now.new_followers ?? 0)),
  };
}

const sum = (gains: readonly FollowerGain[]): number => gains.reduce((total, { count }) => total + count, 0);

function countSources(gains: readonly FollowerGain[], previous: readonly FollowerGain[]): FollowerAnalytics["sources"] {
  const sources = [...new Set([...gains, ...previous].map(({ source }) => source))].sort();
  const from = (list: readonly FollowerGain[], source: string) => sum(list.filter((gain) => gain.source === source));
  return sources
    .map((source) => ({
      source: source as FollowerAnalytics["sources"][number]["source"], // the port's sources are these values
      new_followers: from(gains, source),
      previous: from(previous, source),
      share: percent(from(gains, source), sum(gains)),
    }))
    .sort((one, other) => other.new_followers - one.new_followers);
}

function toSeries(points: readonly DaySpan[], gains: readonly FollowerGain[], atStart: number) {
  let followers = atStart;
  return points.map(({ from, to }, at) => {
    const new_followers = sum(gains.filter(({ range }) => range === at));
    followers += new_followers;
    return { from, to, new_followers, followers };
  });
}
