import type { ListCampaignActivityHandler } from "../../../generated/tools/campaigns/list_campaign_activity.ts";
import type { ServiceContext } from "../../context.ts";
import { paginate } from "../../paging/paginate.ts";
import { listActivity } from "../../service/campaigns/enrollments/list-activity.ts";
import { epochMs } from "../../time/epoch-ms.ts";

export const list_campaign_activity: ListCampaignActivityHandler<ServiceContext> = (input, context) => {
  const { campaign_id, kinds = null, lead_id = null } = input;
  const query = { kinds, leadId: lead_id, since: epochMs(input.since), until: epochMs(input.until) };
  return paginate(context, input, (page) => listActivity(context, campaign_id, query, page));
};
