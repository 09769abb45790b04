import type { ListCampaignLeadsHandler } from "../../../generated/tools/campaigns/list_campaign_leads.ts";
import type { ServiceContext } from "../../context.ts";
import { paginate } from "../../paging/paginate.ts";
import { listEnrollments } from "../../service/campaigns/enrollments/list-enrollments.ts";

export const list_campaign_leads: ListCampaignLeadsHandler<ServiceContext> = (input, context) => {
  const { campaign_id, stage = null, outcome = null, keyword = null, sort } = input;
  const query = { stage, outcome, keyword, sort };
  return paginate(context, input, (page) => listEnrollments(context, campaign_id, query, page));
};
