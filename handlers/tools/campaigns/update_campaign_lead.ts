import type { UpdateCampaignLeadHandler } from "../../../generated/tools/campaigns/update_campaign_lead.ts";
import type { ServiceContext } from "../../context.ts";
import { updateLead } from "../../service/campaigns/enrollments/update-lead.ts";

export const update_campaign_lead: UpdateCampaignLeadHandler<ServiceContext> = (input, context) =>
  updateLead(context, input);
