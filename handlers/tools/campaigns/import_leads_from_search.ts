import type { ImportLeadsFromSearchHandler } from "../../../generated/tools/campaigns/import_leads_from_search.ts";
import type { ServiceContext } from "../../context.ts";
import { requireLeadList } from "../../service/leads/lead-lists.ts";
import { addMembersToList } from "../../service/leads/list-membership.ts";
import { ListReport } from "../../service/leads/list-report.ts";
import { tagLeads } from "../../service/leads/tag-leads.ts";
import { paginate } from "../../paging/paginate.ts";

export const import_leads_from_search: ImportLeadsFromSearchHandler<ServiceContext> = async (input, context) => {
  const { lead_list_id, query, tags = [] } = input;
  const found = await paginate(context, input, async (page) => {
    await requireLeadList(context, lead_list_id);
    return context.network.search.people(query, page);
  });
  const report = new ListReport();
  const members = found.data.map(({ id }) => id);
  const ids = await addMembersToList(context, lead_list_id, members, report);
  await tagLeads(context, ids, tags, report);
  return report.finish(context, lead_list_id, found.next_cursor);
};
