import type { ListTopEngagersHandler } from "../../../generated/tools/analytics/list_top_engagers.ts";
import type { ServiceContext } from "../../context.ts";
import { paginate } from "../../paging/paginate.ts";
import { spanOfPeriod } from "../../service/analytics/day-span.ts";

export const list_top_engagers: ListTopEngagersHandler<ServiceContext> = async (input, context) => {
  const span = spanOfPeriod(context.now(), context.account.timezone, input.period);
  const query = { connected: input.connected ?? null };
  return paginate(context, input, (page) => context.network.analytics.engagers(span, query, page));
};
