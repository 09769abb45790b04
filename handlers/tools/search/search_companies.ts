import type { SearchCompaniesHandler } from "../../../generated/tools/search/search_companies.ts";
import type { ServiceContext } from "../../context.ts";
import { pageOf } from "../../paging/page-of.ts";

export const search_companies: SearchCompaniesHandler<ServiceContext> = (input, context) =>
  pageOf(context, input, (page) => context.network.search.companies(input, page));
