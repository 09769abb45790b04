import type { SearchCompaniesHandler } from "../../../generated/tools/search/search_companies.ts";
import type { ServiceContext } from "../../context.ts";
import { paginateSearch } from "../../paging/paginate.ts";

export const search_companies: SearchCompaniesHandler<ServiceContext> = (input, context) =>
  paginateSearch(context, input, (page) => context.network.search.companies(input, page));
