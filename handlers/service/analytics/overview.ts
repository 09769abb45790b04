import type { AnalyticsOverview, MetricChange, RateChange } from "../../../generated/schemas.ts";
import type { PeriodCounts } from "../../network/port/analytics.ts";
import { percent, roundTo } from "../../statistics/rounding.ts";

/** Returns a count of a period; null if it is unknown. */
type Count = (period: PeriodCounts) => number | null;

type Compared = Pick<AnalyticsOverview, "content" | "profile" | "audience" | "outreach">;

/** Converts the counts of a period to metrics and rates, each with its change since the period before. */
export function comparePeriods(current: PeriodCounts, before: PeriodCounts | null): Compared {
  const count = (of: Count): MetricChange => metricChange(of(current), before && of(before));
  const rate = (part: Count, whole: Count): RateChange =>
    rateChange(share(part(current), whole(current)), before && share(part(before), whole(before)));
  const engagements: Count = ({ reactions, comments, reposts }) =>
    reactions === null || comments === null || reposts === null ? null : reactions + comments + reposts;
  return {
    content: {
      posts_published: count((period) => period.posts_published),
      impressions: count((period) => period.impressions),
      reactions: count((period) => period.reactions),
      comments: count((period) => period.comments),
      reposts: count((period) => period.reposts),
      clicks: count((period) => period.clicks),
      engagements: count(engagements),
      engagement_rate: rate(engagements, (period) => period.impressions),
      click_rate: rate(
        (period) => period.clicks,
        (period) => period.impressions,
      ),
    },
    profile: {
      profile_views: count((period) => period.profile_views),
      named_viewers: count((period) => period.named_viewers),
      search_appearances: count((period) => period.search_appearances),
    },
    audience: {
      followers: count((period) => period.followers),
      new_followers: count((period) => period.new_followers),
      connections: count((period) => period.connections),
      new_connections: count((period) => period.new_connections),
    },
    outreach: {
      invitations_sent: count((period) => period.invitations_sent),
      invitations_accepted: count((period) => period.invitations_accepted),
      acceptance_rate: rate(
        (period) => period.invitations_accepted,
        (period) => period.invitations_sent,
      ),
      messages_sent: count((period) => period.messages_sent),
      conversations_written: count((period) => period.conversations_written),
      conversations_answered: count((period) => period.conversations_answered),
      reply_rate: rate(
        (period) => period.conversations_answered,
        (period) => period.conversations_written,
      ),
    },
  };
}

/** A count and its change in percent; the change is null if either count is unknown or the previous one is 0. */
export function metricChange(value: number | null, previous: number | null): MetricChange {
  const isComparable = value !== null && previous !== null;
  return { value, previous, change_percent: isComparable ? percent(value - previous, previous) : null };
}

const share = (part: number | null, whole: number | null): number | null =>
  part === null || whole === null ? null : percent(part, whole);

/** A rate and its change in percentage points; the change is null if either rate is unknown. */
export function rateChange(value: number | null, previous: number | null): RateChange {
  const isComparable = value !== null && previous !== null;
  return { value, previous, change_points: isComparable ? roundTo(value - previous, 1) : null };
}
