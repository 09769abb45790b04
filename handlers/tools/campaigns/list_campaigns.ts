import type { ListCampaignsHandler } from "../../../generated/tools/campaigns/list_campaigns.ts";
import type { ServiceContext } from "../../context.ts";
import { paginate } from "../../paging/paginate.ts";
import { listCampaigns } from "../../service/campaigns/results/list-campaigns.ts";

export const list_campaigns: ListCampaignsHandler<ServiceContext> = (input, context) =>
  paginate(context, input, (page) => listCampaigns(context, input.status, page));
