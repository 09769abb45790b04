import type { GetSearchAppearancesHandler } from "../../../generated/tools/analytics/get_search_appearances.ts";
import type { ServiceContext } from "../../context.ts";
import { describeAppearances } from "../../service/analytics/appearances.ts";
import { seriesInterval, spanOfPeriod } from "../../service/analytics/day-span.ts";

export const get_search_appearances: GetSearchAppearancesHandler<ServiceContext> = async (input, context) => {
  const { network, account } = context;
  const { timezone } = account;
  const interval = seriesInterval(input, { maxDailyPoints: 7 });
  const span = spanOfPeriod(await network.analytics.end(), timezone, input.period);
  return { timezone, interval, ...(await describeAppearances(network.analytics, span, { timezone, interval })) };
};
