import type { ExportLeadsHandler } from "../../../generated/tools/campaigns/export_leads.ts";
import type { ServiceContext } from "../../context.ts";
import { readCampaign } from "../../service/campaigns/setup/campaign-record.ts";
import { requestExport } from "../../service/exports/exports.ts";
import { requireLeadList } from "../../service/leads/lead-lists.ts";

export const export_leads: ExportLeadsHandler<ServiceContext> = async (input, context) => {
  const { lead_list_id, campaign_id } = input;
  if (lead_list_id !== undefined) await requireLeadList(context, lead_list_id);
  if (campaign_id !== undefined) await readCampaign(context, campaign_id);
  return requestExport(context, "leads", input);
};
