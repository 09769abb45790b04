import type { SaveLeadHandler, SaveLeadInput } from "../../../generated/tools/campaigns/save_lead.ts";
import { argumentFailure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";
import { describeLeads, readLead } from "../../service/leads/describe-leads.ts";
import { lockLeads } from "../../service/leads/lock-leads.ts";
import { changeLead, leadIdOf } from "../../service/leads/save-leads.ts";
import { itemsOf, refuseBlank } from "../../text/refuse-blank.ts";

export const save_lead: SaveLeadHandler<ServiceContext> = async (input, context) => {
  const { lead_id, profile_id = "", tags, stage, note, custom } = input; // the specification requires one of the ids
  const customTexts = (custom ?? []).flatMap(({ name, value }, at): [string, string | null][] => [
    [`custom/${at}/name`, name],
    [`custom/${at}/value`, value],
  ]);
  refuseBlank({ stage, note, ...itemsOf("tags", tags), ...Object.fromEntries(customTexts) });
  if (custom) requireUniqueNames(custom);
  const fields = custom && Object.fromEntries(custom.map(({ name, value }) => [name, value]));
  await lockLeads(context);
  const id = lead_id ?? (await leadIdOf(context, await context.network.leads.find(profile_id)));
  await changeLead(context, id, { tags, stage, note, custom: fields });
  const [lead] = await describeLeads(context, [await readLead(context, id)]);
  if (!lead) throw new Error(`lead ${id} was not described`);
  return lead;
};

function requireUniqueNames(custom: NonNullable<SaveLeadInput["custom"]>): void {
  const names = custom.map(({ name }) => name);
  for (const [at, name] of names.entries())
    if (names.indexOf(name) < at)
      throw argumentFailure(`/custom/${at}/name`, `The field ${name} is given twice.`, "Send each name once.");
}
