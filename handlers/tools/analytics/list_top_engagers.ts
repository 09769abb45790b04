import type { ListTopEngagersHandler } from "../../../generated/tools/analytics/list_top_engagers.ts";
import type { ServiceContext } from "../../context.ts";
import { paginateFiltered } from "../../paging/paginate.ts";
import { spanOfPeriod } from "../../service/analytics/day-span.ts";

export const list_top_engagers: ListTopEngagersHandler<ServiceContext> = async (input, context) => {
  const { period, connected } = input;
  return paginateFiltered(context, input, { period, connected }, ({ period = "90d", connected = null }, page) => {
    const span = spanOfPeriod(context.now(), context.account.timezone, period);
    return context.network.analytics.engagers(span, { connected }, page);
  });
};
