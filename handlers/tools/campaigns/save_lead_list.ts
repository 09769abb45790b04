import type { SaveLeadListHandler } from "../../../generated/tools/campaigns/save_lead_list.ts";
import type { ServiceContext } from "../../context.ts";
import { readLeadList } from "../../service/leads/lead-lists.ts";
import { lockLeads } from "../../service/leads/lock-leads.ts";
import { saveLeadList } from "../../service/leads/save-lead-list.ts";
import { refuseBlank } from "../../text/refuse-blank.ts";

export const save_lead_list: SaveLeadListHandler<ServiceContext> = async (input, context) => {
  refuseBlank({ name: input.name });
  await lockLeads(context);
  return readLeadList(context, await saveLeadList(context, input));
};
