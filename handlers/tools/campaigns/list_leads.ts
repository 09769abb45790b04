import type { ListLeadsHandler } from "../../../generated/tools/campaigns/list_leads.ts";
import type { ServiceContext } from "../../context.ts";
import { paginateFiltered } from "../../paging/paginate.ts";
import { listLeads, readLeadTexts } from "../../service/leads/list-leads.ts";
import { nearestLabels } from "../../service/leads/nearest-labels.ts";
import { suggestWords } from "../../text/nearest-words.ts";

export const list_leads: ListLeadsHandler<ServiceContext> = (input, context) => {
  const { lead_list_id, keyword, tag, stage, sort } = input;
  return paginateFiltered(
    context,
    input,
    { lead_list_id, keyword, tag, stage },
    ({ lead_list_id: leadListId = null, keyword = null, tag = null, stage = null }, page) =>
      listLeads(context, { leadListId, keyword, tag, stage, sort }, page),
    {
      nearestValues: {
        keyword: suggestWords(() => readLeadTexts(context)),
        tag: (value) => nearestLabels(context, "tag", value),
        stage: (value) => nearestLabels(context, "stage", value),
      },
    },
  );
};
