import type { ListCampaignActivityHandler } from "../../../generated/tools/campaigns/list_campaign_activity.ts";
import type { ServiceContext } from "../../context.ts";
import { paginate } from "../../paging/paginate.ts";
import { findEnrollment } from "../../service/campaigns/enrollments/find-enrollment.ts";
import { listActivity } from "../../service/campaigns/results/list-activity.ts";
import { readCampaign } from "../../service/campaigns/setup/campaign-record.ts";
import { epochMs } from "../../time/epoch-ms.ts";

export const list_campaign_activity: ListCampaignActivityHandler<ServiceContext> = async (input, context) => {
  const { id } = await readCampaign(context, input.campaign_id);
  const query = {
    campaignId: id,
    kinds: input.kinds ?? null,
    enrollmentId: input.lead_id === undefined ? null : (await findEnrollment(context, id, input.lead_id)).id,
    since: epochMs(input.since),
    until: epochMs(input.until),
  };
  return paginate(context, input, (page) => listActivity(context, query, page));
};
