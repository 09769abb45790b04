import type { AddLeadsToListHandler } from "../../../generated/tools/campaigns/add_leads_to_list.ts";
import type { ServiceContext } from "../../context.ts";
import { requireLeadList } from "../../service/leads/lead-lists.ts";
import { ownLeadIds, addMembersToList, addToList, resolveMembers } from "../../service/leads/list-membership.ts";
import { lockLeads } from "../../service/leads/lock-leads.ts";
import { ListReport } from "../../service/leads/list-report.ts";
import { tagLeads } from "../../service/leads/tag-leads.ts";

export const add_leads_to_list: AddLeadsToListHandler<ServiceContext> = async (input, context) => {
  const { lead_list_id, lead_ids = [], profile_ids = [], tags = [] } = input;
  await lockLeads(context);
  await requireLeadList(context, lead_list_id);
  const report = new ListReport();
  const known = await ownLeadIds(context, lead_ids, report);
  await addToList(context, lead_list_id, known, report);
  const members = await resolveMembers(context, profile_ids, report);
  const ids = await addMembersToList(context, lead_list_id, members, report);
  await tagLeads(context, [...new Set([...known, ...ids])], tags, report);
  return report.finish(context, lead_list_id);
};
