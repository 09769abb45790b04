import type { ListExclusionsHandler } from "../../../generated/tools/campaigns/list_exclusions.ts";
import type { ServiceContext } from "../../context.ts";
import { paginate } from "../../paging/paginate.ts";
import { listExclusions } from "../../service/leads/exclusion-entries.ts";

export const list_exclusions: ListExclusionsHandler<ServiceContext> = (input, context) =>
  paginate(context, input, (page) => listExclusions(context, input.kind, page));
