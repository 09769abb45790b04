import type { GetActivityAnalyticsHandler } from "../../../generated/tools/analytics/get_activity_analytics.ts";
import type { ServiceContext } from "../../context.ts";
import { summarizeActivity } from "../../service/analytics/activity.ts";
import { seriesInterval, spanOfPeriod, toPeriod } from "../../service/analytics/day-span.ts";

export const get_activity_analytics: GetActivityAnalyticsHandler<ServiceContext> = async (input, context) => {
  const { network, account } = context;
  const interval = seriesInterval(input, { maxDailyPoints: 7 });
  const span = spanOfPeriod(await network.analytics.end(), account.timezone, input.period);
  const times = await network.analytics.activity(span);
  const activity = summarizeActivity(times, span, { timezone: account.timezone, interval });
  return { period: toPeriod(span), timezone: account.timezone, interval, ...activity };
};
