import type { ListSavedSearchesHandler } from "../../../generated/tools/search/list_saved_searches.ts";
import type { ServiceContext } from "../../context.ts";
import { paginate } from "../../paging/paginate.ts";
import { listSearches } from "../../service/saved-searches/saved-searches.ts";

export const list_saved_searches: ListSavedSearchesHandler<ServiceContext> = (input, context) =>
  paginate(context, input, (page) => listSearches(context, page));
