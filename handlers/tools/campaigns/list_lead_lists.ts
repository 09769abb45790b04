import type { ListLeadListsHandler } from "../../../generated/tools/campaigns/list_lead_lists.ts";
import type { ServiceContext } from "../../context.ts";
import { paginateFiltered } from "../../paging/paginate.ts";
import { listLeadLists, nearestListWords } from "../../service/leads/lead-lists.ts";

export const list_lead_lists: ListLeadListsHandler<ServiceContext> = (input, context) =>
  paginateFiltered(
    context,
    input,
    { keyword: input.keyword },
    ({ keyword }, page) => listLeadLists(context, keyword, page),
    { nearestValues: { keyword: (word) => nearestListWords(context, word) } },
  );
