import type { RemoveLeadsFromListHandler } from "../../../generated/tools/campaigns/remove_leads_from_list.ts";
import type { ServiceContext } from "../../context.ts";
import { requireLeadList } from "../../service/leads/lead-lists.ts";
import { ownLeadIds, removeFromList } from "../../service/leads/list-membership.ts";
import { lockLeads } from "../../service/leads/lock-leads.ts";
import { ListReport } from "../../service/leads/list-report.ts";

export const remove_leads_from_list: RemoveLeadsFromListHandler<ServiceContext> = async (input, context) => {
  const { lead_list_id, lead_ids } = input;
  await lockLeads(context);
  await requireLeadList(context, lead_list_id);
  const report = new ListReport();
  await removeFromList(context, lead_list_id, await ownLeadIds(context, lead_ids, report), report);
  return report.finish(context, lead_list_id);
};
