import type { SearchPostsHandler } from "../../../generated/tools/search/search_posts.ts";
import type { ServiceContext } from "../../context.ts";
import { toPostItem } from "../../detail/post-item.ts";
import { paginate } from "../../paging/paginate.ts";
import { epochMs } from "../../time/epoch-ms.ts";

export const search_posts: SearchPostsHandler<ServiceContext> = async (input, context) => {
  const { keyword, sort, author = null, min_reactions = 0 } = input;
  const since = epochMs(input.since);
  const query = { keyword, sort, author, since, minReactions: min_reactions };
  const { data, next_cursor } = await paginate(context, input, (page) => context.network.search.posts(query, page));
  return { data: data.map((post) => toPostItem(post, input.detail)), next_cursor };
};
