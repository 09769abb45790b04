import type { GetActivityAnalyticsHandler } from "../../../generated/tools/analytics/get_activity_analytics.ts";
import type { ServiceContext } from "../../context.ts";
import { summarizeActivity } from "../../service/analytics/activity.ts";
import { periodDays, spanUpTo, toPeriod } from "../../service/analytics/day-span.ts";

/** Longer periods are shown by week unless the caller requests days. */
const maxDailyPoints = 30;

export const get_activity_analytics: GetActivityAnalyticsHandler<ServiceContext> = async (input, context) => {
  const { network, account } = context;
  const days = periodDays(input.period);
  const interval = input.interval ?? (days <= maxDailyPoints ? "day" : "week");
  const span = spanUpTo(await network.analytics.end(), account.timezone, days);
  const times = await network.analytics.activity(span);
  const activity = summarizeActivity(times, span, { timezone: account.timezone, interval });
  return { period: toPeriod(span), timezone: account.timezone, interval, ...activity };
};
