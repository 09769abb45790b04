import type { GetFollowerAnalyticsHandler } from "../../../generated/tools/analytics/get_follower_analytics.ts";
import type { ServiceContext } from "../../context.ts";
import { seriesInterval, spanOfPeriod } from "../../service/analytics/day-span.ts";
import { describeFollowers } from "../../service/analytics/followers.ts";

export const get_follower_analytics: GetFollowerAnalyticsHandler<ServiceContext> = async (input, context) => {
  const { network, account } = context;
  const { timezone } = account;
  const interval = seriesInterval(input, { maxDailyPoints: 30 });
  const span = spanOfPeriod(await network.analytics.end(), timezone, input.period);
  return { timezone, interval, ...(await describeFollowers(network.analytics, span, { timezone, interval })) };
};
