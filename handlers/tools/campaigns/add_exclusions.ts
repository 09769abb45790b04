import type { AddExclusionsHandler } from "../../../generated/tools/campaigns/add_exclusions.ts";
import type { ServiceContext } from "../../context.ts";
import { countExcludedLeads } from "../../service/campaigns/results/excluded-leads.ts";
import { addExclusions } from "../../service/leads/exclusion-entries.ts";

export const add_exclusions: AddExclusionsHandler<ServiceContext> = async (input, context) => {
  const { report, entries } = await addExclusions(context, input);
  return { ...report, campaign_leads: await countExcludedLeads(context, entries) };
};
