import type { GetFeedHandler } from "../../../generated/tools/content/get_feed.ts";
import type { ServiceContext } from "../../context.ts";
import { paginate } from "../../paging/paginate.ts";

export const get_feed: GetFeedHandler<ServiceContext> = (input, context) => {
  const query = { sort: input.sort, topic: input.topic ?? null };
  return paginate(context, input, (page) => context.network.content.feed(query, page));
};
