import type { SearchNavigatorLeadsHandler } from "../../../generated/tools/search/search_navigator_leads.ts";
import type { ServiceContext } from "../../context.ts";
import { paginateSearch } from "../../paging/paginate.ts";
import { checkRange } from "../../service/navigator/check-range.ts";
import { requireNavigator } from "../../service/navigator/require-navigator.ts";

export const search_navigator_leads: SearchNavigatorLeadsHandler<ServiceContext> = async (input, context) =>
  paginateSearch(context, input, async (page) => {
    await requireNavigator(context);
    checkRange("years_in_position", input.years_in_position);
    return context.network.navigator.people(input, page);
  });
