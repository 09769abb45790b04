import type { AddLeadsToCampaignHandler } from "../../../generated/tools/campaigns/add_leads_to_campaign.ts";
import type { ServiceContext } from "../../context.ts";
import { addLeads } from "../../service/campaigns/enrollments/add-leads.ts";

export const add_leads_to_campaign: AddLeadsToCampaignHandler<ServiceContext> = (input, context) =>
  addLeads(context, input);
