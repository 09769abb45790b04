import type { GetFeedHandler } from "../../../generated/tools/content/get_feed.ts";
import type { ServiceContext } from "../../context.ts";
import { pageOf } from "../../paging/page-of.ts";

export const get_feed: GetFeedHandler<ServiceContext> = (input, context) => {
  const query = { sort: input.sort, topic: input.topic ?? null };
  return pageOf(context, input, (page) => context.network.content.feed(query, page));
};
