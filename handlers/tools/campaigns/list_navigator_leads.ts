import type { ListNavigatorLeadsHandler } from "../../../generated/tools/campaigns/list_navigator_leads.ts";
import type { ServiceContext } from "../../context.ts";
import { paginateFiltered } from "../../paging/paginate.ts";
import { requireNavigator } from "../../service/navigator/require-navigator.ts";
import { listNavigatorLeads, nearestNavigatorLists } from "../../service/navigator/saved-leads.ts";

export const list_navigator_leads: ListNavigatorLeadsHandler<ServiceContext> = async (input, context) =>
  paginateFiltered(
    context,
    input,
    { list: input.list },
    async ({ list }, page) => {
      await requireNavigator(context);
      return listNavigatorLeads(context, list, page);
    },
    { nearestValues: { list: (value) => nearestNavigatorLists(context, value) } },
  );
