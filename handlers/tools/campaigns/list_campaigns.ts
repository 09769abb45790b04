import type { ListCampaignsHandler } from "../../../generated/tools/campaigns/list_campaigns.ts";
import type { ServiceContext } from "../../context.ts";
import { paginateFiltered } from "../../paging/paginate.ts";
import { listCampaigns } from "../../service/campaigns/results/list-campaigns.ts";

export const list_campaigns: ListCampaignsHandler<ServiceContext> = (input, context) =>
  paginateFiltered(context, input, { status: input.status }, ({ status }, page) =>
    listCampaigns(context, status, page),
  );
