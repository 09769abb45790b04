import type { ListCampaignActivityHandler } from "../../../generated/tools/campaigns/list_campaign_activity.ts";
import type { ServiceContext } from "../../context.ts";
import { paginateFiltered } from "../../paging/paginate.ts";
import { listActivity } from "../../service/campaigns/enrollments/list-activity.ts";
import { checkPeriod } from "../../time/check-period.ts";
import { epochMs } from "../../time/epoch-ms.ts";

export const list_campaign_activity: ListCampaignActivityHandler<ServiceContext> = async (input, context) => {
  const { campaign_id, kinds, lead_id, since, until } = input;
  checkPeriod(input);
  return paginateFiltered(context, input, { kinds, lead_id, since, until }, (filters, page) => {
    const query = {
      kinds: filters.kinds ?? null,
      leadId: filters.lead_id ?? null,
      since: epochMs(filters.since),
      until: epochMs(filters.until),
    };
    return listActivity(context, campaign_id, query, page);
  });
};
