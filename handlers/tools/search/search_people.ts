import type { SearchPeopleHandler } from "../../../generated/tools/search/search_people.ts";
import type { ServiceContext } from "../../context.ts";
import { pageOf } from "../../paging/page-of.ts";

export const search_people: SearchPeopleHandler<ServiceContext> = (input, context) =>
  pageOf(context, input, (page) => context.network.search.people(input, page));
