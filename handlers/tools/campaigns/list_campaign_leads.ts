import type { ListCampaignLeadsHandler } from "../../../generated/tools/campaigns/list_campaign_leads.ts";
import type { ServiceContext } from "../../context.ts";
import { paginateFiltered } from "../../paging/paginate.ts";
import {
  listEnrollments,
  readEnrolledTexts,
  type EnrollmentQuery,
} from "../../service/campaigns/enrollments/list-enrollments.ts";
import { suggestWords } from "../../text/nearest-words.ts";

export const list_campaign_leads: ListCampaignLeadsHandler<ServiceContext> = (input, context) => {
  const { campaign_id, stage, outcome, keyword } = input;
  const sort = input.sort === "next_action" ? input.sort : undefined; // a filter, too: only leads with a planned step
  return paginateFiltered(
    context,
    input,
    { stage, outcome, keyword, sort },
    (filters, page) => {
      const query: EnrollmentQuery = {
        stage: filters.stage ?? null,
        outcome: filters.outcome ?? null,
        keyword: filters.keyword ?? null,
        sort: filters.sort ?? "enrolled",
      };
      return listEnrollments(context, campaign_id, query, page);
    },
    { nearestValues: { keyword: suggestWords(() => readEnrolledTexts(context, campaign_id)) } },
  );
};
