import type { GetCommentReachHandler } from "../../../generated/tools/analytics/get_comment_reach.ts";
import type { ServiceContext } from "../../context.ts";
import { toCommentReachItem } from "../../detail/analytics-items.ts";
import { paginate } from "../../paging/paginate.ts";
import { spanOfPeriod } from "../../service/analytics/day-span.ts";

export const get_comment_reach: GetCommentReachHandler<ServiceContext> = async (input, context) => {
  const span = spanOfPeriod(context.now(), context.account.timezone, input.period);
  const { data, next_cursor } = await paginate(context, input, (page) =>
    context.network.analytics.commentReach(span, page),
  );
  return { data: data.map((reach) => toCommentReachItem(reach, input.detail)), next_cursor };
};
