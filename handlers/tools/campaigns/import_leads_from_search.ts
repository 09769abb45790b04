import type { ImportLeadsFromSearchHandler } from "../../../generated/tools/campaigns/import_leads_from_search.ts";
import type { ServiceContext } from "../../context.ts";
import { requireLeadList } from "../../service/leads/lead-lists.ts";
import { addTaggedLeads, ensureRequestedLeads } from "../../service/leads/list-membership.ts";
import { lockLeads } from "../../service/leads/lock-leads.ts";
import { ListReport } from "../../service/leads/list-report.ts";
import { paginateSearch } from "../../paging/paginate.ts";
import { itemsOf, refuseBlank } from "../../text/refuse-blank.ts";

export const import_leads_from_search: ImportLeadsFromSearchHandler<ServiceContext> = async (input, context) => {
  const { lead_list_id, query, tags = [] } = input;
  refuseBlank(itemsOf("tags", tags));
  const found = await paginateSearch(context, input, async (page) => {
    await requireLeadList(context, lead_list_id);
    return context.network.search.people(query, page);
  });
  await lockLeads(context);
  await requireLeadList(context, lead_list_id); // it may have been deleted during the search
  const report = new ListReport();
  const members = new Map(found.data.map(({ id }) => [id, id]));
  await addTaggedLeads(context, lead_list_id, await ensureRequestedLeads(context, members, report), tags, report);
  return report.finish(context, lead_list_id, { nextCursor: found.next_cursor, noMatches: found.no_matches });
};
