import type { SearchPeopleHandler } from "../../../generated/tools/search/search_people.ts";
import type { ServiceContext } from "../../context.ts";
import { paginateSearch } from "../../paging/paginate.ts";

export const search_people: SearchPeopleHandler<ServiceContext> = (input, context) =>
  paginateSearch(context, input, (page) => context.network.search.people(input, page));
