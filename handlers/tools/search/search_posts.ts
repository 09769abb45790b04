import type { SearchPostsHandler } from "../../../generated/tools/search/search_posts.ts";
import type { ServiceContext } from "../../context.ts";
import { toPostItem } from "../../detail/post-item.ts";
import { paginateSearch } from "../../paging/paginate.ts";
import { toPostQuery } from "../../service/saved-searches/target-query.ts";

export const search_posts: SearchPostsHandler<ServiceContext> = async (input, context) => {
  const results = await paginateSearch(context, input, (page) =>
    context.network.search.posts(toPostQuery(input), page),
  );
  return { ...results, data: results.data.map((post) => toPostItem(post, input.detail)) };
};
