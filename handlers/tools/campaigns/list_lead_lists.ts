import type { ListLeadListsHandler } from "../../../generated/tools/campaigns/list_lead_lists.ts";
import type { ServiceContext } from "../../context.ts";
import { paginateFiltered } from "../../paging/paginate.ts";
import { listLeadLists, readListNames } from "../../service/leads/lead-lists.ts";
import { suggestWords } from "../../text/nearest-words.ts";

export const list_lead_lists: ListLeadListsHandler<ServiceContext> = (input, context) =>
  paginateFiltered(
    context,
    input,
    { keyword: input.keyword },
    ({ keyword }, page) => listLeadLists(context, keyword, page),
    { nearestValues: { keyword: suggestWords(() => readListNames(context)) } },
  );
