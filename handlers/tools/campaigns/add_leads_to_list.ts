import type { AddLeadsToListHandler } from "../../../generated/tools/campaigns/add_leads_to_list.ts";
import type { ServiceContext } from "../../context.ts";
import { requireLeadList } from "../../service/leads/lead-lists.ts";
import { ownLeadIds, addMembersToList, addToList, resolveMembers } from "../../service/leads/list-membership.ts";
import { ListReport } from "../../service/leads/list-report.ts";

export const add_leads_to_list: AddLeadsToListHandler<ServiceContext> = async (input, context) => {
  const { lead_list_id, lead_ids = [], profile_ids = [] } = input;
  await requireLeadList(context, lead_list_id);
  const report = new ListReport();
  await addToList(context, lead_list_id, await ownLeadIds(context, lead_ids, report), report);
  await addMembersToList(context, lead_list_id, await resolveMembers(context, profile_ids, report), report);
  return report.finish(context, lead_list_id);
};
