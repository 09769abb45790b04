import type { GetCommentReachHandler } from "../../../generated/tools/analytics/get_comment_reach.ts";
import type { ServiceContext } from "../../context.ts";
import { toCommentReachItem } from "../../detail/analytics-items.ts";
import { paginateFiltered } from "../../paging/paginate.ts";
import { spanOfPeriod } from "../../service/analytics/day-span.ts";

export const get_comment_reach: GetCommentReachHandler<ServiceContext> = async (input, context) => {
  const { data, ...page } = await paginateFiltered(
    context,
    input,
    { period: input.period },
    ({ period = "30d" }, request) =>
      context.network.analytics.commentReach(spanOfPeriod(context.now(), context.account.timezone, period), request),
  );
  return { data: data.map((reach) => toCommentReachItem(reach, input.detail)), ...page };
};
