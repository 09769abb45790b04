import type { GetFeedHandler } from "../../../generated/tools/content/get_feed.ts";
import type { ServiceContext } from "../../context.ts";
import { toPostItem } from "../../detail/post-item.ts";
import { paginate } from "../../paging/paginate.ts";

export const get_feed: GetFeedHandler<ServiceContext> = async (input, context) => {
  const query = { sort: input.sort, topic: input.topic ?? null };
  const { data, next_cursor } = await paginate(context, input, (page) => context.network.content.feed(query, page));
  return { data: data.map((post) => toPostItem(post, input.detail)), next_cursor };
};
