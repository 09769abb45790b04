import type { RemoveLeadsFromCampaignHandler } from "../../../generated/tools/campaigns/remove_leads_from_campaign.ts";
import type { ServiceContext } from "../../context.ts";
import { removeLeads } from "../../service/campaigns/enrollments/remove-leads.ts";

export const remove_leads_from_campaign: RemoveLeadsFromCampaignHandler<ServiceContext> = (input, context) =>
  removeLeads(context, input.campaign_id, input.lead_ids);
