import type { GetAnalyticsHandler } from "../../../generated/tools/analytics/get_analytics.ts";
import type { ServiceContext } from "../../context.ts";
import { spanBefore, spanOfPeriod, toPeriod } from "../../service/analytics/day-span.ts";
import { comparePeriods } from "../../service/analytics/overview.ts";

const maxTopPosts = 5;

export const get_analytics: GetAnalyticsHandler<ServiceContext> = async (input, { network, account }) => {
  const { timezone } = account;
  const span = spanOfPeriod(await network.analytics.end(), timezone, input.period);
  const previous = input.compare ? spanBefore(span, timezone) : null;
  const counts = await network.analytics.counts(span);
  const before = previous && (await network.analytics.counts(previous));
  return {
    period: toPeriod(span),
    previous_period: previous && toPeriod(previous),
    timezone,
    ...comparePeriods(counts, before),
    top_posts: await network.analytics.topPosts(span, maxTopPosts),
  };
};
