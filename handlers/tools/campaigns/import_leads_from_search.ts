import type { ImportLeadsFromSearchHandler } from "../../../generated/tools/campaigns/import_leads_from_search.ts";
import type { ServiceContext } from "../../context.ts";
import { requireLeadList } from "../../service/leads/lead-lists.ts";
import { addMembersToList } from "../../service/leads/list-membership.ts";
import { ListReport } from "../../service/leads/list-report.ts";
import { paginate } from "../../paging/paginate.ts";

export const import_leads_from_search: ImportLeadsFromSearchHandler<ServiceContext> = async (input, context) => {
  const { lead_list_id, query } = input;
  const found = await paginate(context, input, async (page) => {
    await requireLeadList(context, lead_list_id);
    return context.network.search.people(query, page);
  });
  const report = new ListReport();
  const ids = found.data.map(({ id }) => id);
  await addMembersToList(context, lead_list_id, ids, report);
  return report.finish(context, lead_list_id, found.next_cursor);
};
