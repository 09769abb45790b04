import type { GetActivityAnalyticsHandler } from "../../../generated/tools/analytics/get_activity_analytics.ts";
import { summarizeActivity } from "../../service/analytics/activity.ts";
import { daysOf, spanUpTo, toPeriod } from "../../service/analytics/day-span.ts";
import type { ServiceContext } from "../../context.ts";

/** Up to so many days are shown day by day when the caller does not say how. */
const mostDailyPoints = 30;

export const get_activity_analytics: GetActivityAnalyticsHandler<ServiceContext> = async (input, context) => {
  const { network, account, now } = context;
  const days = daysOf(input.period);
  const interval = input.interval ?? (days <= mostDailyPoints ? "day" : "week");
  const span = spanUpTo(now(), account.timezone, days);
  const times = await network.analytics.activity(span);
  const activity = summarizeActivity(times, span, { timezone: account.timezone, interval });
  return { period: toPeriod(span), timezone: account.timezone, interval, ...activity };
};
