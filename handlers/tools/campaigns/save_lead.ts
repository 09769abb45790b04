import type { SaveLeadHandler } from "../../../generated/tools/campaigns/save_lead.ts";
import type { ServiceContext } from "../../context.ts";
import { describeLeads, readLead } from "../../service/leads/describe-leads.ts";
import { lockLeads } from "../../service/leads/lock-leads.ts";
import { changeLead, leadIdOf } from "../../service/leads/save-leads.ts";
import { itemsOf, refuseBlank } from "../../text/refuse-blank.ts";

export const save_lead: SaveLeadHandler<ServiceContext> = async (input, context) => {
  const { lead_id, profile_id = "", tags, stage, note, custom } = input; // the specification requires one of the ids
  refuseBlank({ stage, note, ...itemsOf("tags", tags) });
  const fields = custom && Object.fromEntries(custom.map(({ name, value }) => [name, value]));
  await lockLeads(context);
  const id = lead_id ?? (await leadIdOf(context, await context.network.leads.find(profile_id)));
  await changeLead(context, id, { tags, stage, note, custom: fields });
  const [lead] = await describeLeads(context, [await readLead(context, id)]);
  if (!lead) throw new Error(`lead ${id} was not described`);
  return lead;
};
