import type { SearchNavigatorAccountsHandler } from "../../../generated/tools/search/search_navigator_accounts.ts";
import type { ServiceContext } from "../../context.ts";
import { paginateSearch } from "../../paging/paginate.ts";
import { checkRange } from "../../service/navigator/check-range.ts";
import { requireNavigator } from "../../service/navigator/require-navigator.ts";

export const search_navigator_accounts: SearchNavigatorAccountsHandler<ServiceContext> = async (input, context) =>
  paginateSearch(context, input, async (page) => {
    await requireNavigator(context);
    checkRange("headcount_growth", input.headcount_growth);
    return context.network.navigator.companies(input, page);
  });
