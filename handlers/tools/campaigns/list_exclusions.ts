import type { ListExclusionsHandler } from "../../../generated/tools/campaigns/list_exclusions.ts";
import type { ServiceContext } from "../../context.ts";
import { paginateFiltered } from "../../paging/paginate.ts";
import { listExclusions } from "../../service/leads/exclusion-entries.ts";

export const list_exclusions: ListExclusionsHandler<ServiceContext> = (input, context) =>
  paginateFiltered(context, input, { kind: input.kind }, ({ kind }, page) => listExclusions(context, kind, page));
