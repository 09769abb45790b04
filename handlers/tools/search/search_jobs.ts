import type { SearchJobsHandler } from "../../../generated/tools/search/search_jobs.ts";
import type { ServiceContext } from "../../context.ts";
import { paginateSearch } from "../../paging/paginate.ts";
import { toJobQuery } from "../../service/saved-searches/target-query.ts";

export const search_jobs: SearchJobsHandler<ServiceContext> = (input, context) =>
  paginateSearch(context, input, (page) => context.network.search.jobs(toJobQuery(input), page));
