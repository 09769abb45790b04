import type { ListNavigatorLeadsHandler } from "../../../generated/tools/campaigns/list_navigator_leads.ts";
import type { ServiceContext } from "../../context.ts";
import { paginate } from "../../paging/paginate.ts";
import { requireNavigator } from "../../service/navigator/require-navigator.ts";
import { listNavigatorLeads } from "../../service/navigator/saved-leads.ts";

export const list_navigator_leads: ListNavigatorLeadsHandler<ServiceContext> = async (input, context) =>
  paginate(context, input, async (page) => {
    await requireNavigator(context);
    return listNavigatorLeads(context, input.list, page);
  });
