import type { ListLeadListsHandler } from "../../../generated/tools/campaigns/list_lead_lists.ts";
import type { ServiceContext } from "../../context.ts";
import { paginate } from "../../paging/paginate.ts";
import { listLeadLists } from "../../service/leads/lead-lists.ts";

export const list_lead_lists: ListLeadListsHandler<ServiceContext> = (input, context) =>
  paginate(context, input, (page) => listLeadLists(context, input.keyword, page));
