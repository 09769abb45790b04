import type { SearchPostsHandler } from "../../../generated/tools/search/search_posts.ts";
import type { ServiceContext } from "../../context.ts";
import { paginateSearch } from "../../paging/paginate.ts";
import { toPostQuery } from "../../service/saved-searches/target-query.ts";

export const search_posts: SearchPostsHandler<ServiceContext> = (input, context) =>
  paginateSearch(context, input, (page) => context.network.search.posts(toPostQuery(input), page));
