import type { ListLeadsHandler } from "../../../generated/tools/campaigns/list_leads.ts";
import type { ServiceContext } from "../../context.ts";
import { paginate } from "../../paging/paginate.ts";
import { listLeads } from "../../service/leads/list-leads.ts";

export const list_leads: ListLeadsHandler<ServiceContext> = (input, context) => {
  const { lead_list_id: leadListId = null, keyword = null, tag = null, stage = null, sort } = input;
  return paginate(context, input, (page) => listLeads(context, { leadListId, keyword, tag, stage, sort }, page));
};
