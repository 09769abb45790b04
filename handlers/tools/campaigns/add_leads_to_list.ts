import type { AddLeadsToListHandler } from "../../../generated/tools/campaigns/add_leads_to_list.ts";
import type { ServiceContext } from "../../context.ts";
import { requireLeadList } from "../../service/leads/lead-lists.ts";
import {
  addTaggedLeads,
  ensureRequestedLeads,
  ownLeadIds,
  resolveMembers,
} from "../../service/leads/list-membership.ts";
import { lockLeads } from "../../service/leads/lock-leads.ts";
import { ListReport } from "../../service/leads/list-report.ts";
import { itemsOf, refuseBlank } from "../../text/refuse-blank.ts";

export const add_leads_to_list: AddLeadsToListHandler<ServiceContext> = async (input, context) => {
  const { lead_list_id, lead_ids = [], profile_ids = [], tags = [] } = input;
  refuseBlank(itemsOf("tags", tags));
  await lockLeads(context);
  await requireLeadList(context, lead_list_id);
  const report = new ListReport();
  const known = await ownLeadIds(context, lead_ids, report);
  const members = await resolveMembers(context, profile_ids, report);
  const requested = [
    ...known.map((leadId) => ({ leadId, item: leadId })),
    ...(await ensureRequestedLeads(context, members, report)),
  ];
  await addTaggedLeads(context, lead_list_id, requested, tags, report);
  return report.finish(context, lead_list_id);
};
