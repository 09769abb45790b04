import type { GetNetworkStatsHandler } from "../../../generated/tools/network/get_network_stats.ts";
import type { ServiceContext } from "../../context.ts";
import { spanBefore, spanOfPeriod, toPeriod } from "../../service/analytics/day-span.ts";
import { describeNetwork } from "../../service/analytics/network-stats.ts";

export const get_network_stats: GetNetworkStatsHandler<ServiceContext> = async ({ period }, { network, account }) => {
  const { timezone } = account;
  const { analytics } = network;
  const span = spanOfPeriod(await analytics.end(), timezone, period);
  const previous = spanBefore(span, timezone);
  const current = await analytics.connectionCounts(span);
  const before = await analytics.connectionCounts(previous);
  const described = describeNetwork(current, before, await analytics.connectionBreakdowns());
  return { period: toPeriod(span), previous_period: toPeriod(previous), timezone, ...described };
};
