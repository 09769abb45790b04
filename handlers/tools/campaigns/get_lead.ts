import type { GetLeadHandler } from "../../../generated/tools/campaigns/get_lead.ts";
import type { ServiceContext } from "../../context.ts";
import { readLeadDetail } from "../../service/campaigns/results/lead-detail.ts";

export const get_lead: GetLeadHandler<ServiceContext> = ({ lead_id }, context) => readLeadDetail(context, lead_id);
