import type { RemoveExclusionHandler } from "../../../generated/tools/campaigns/remove_exclusion.ts";
import type { ServiceContext } from "../../context.ts";
import { removeExclusion } from "../../service/leads/exclusion-entries.ts";

export const remove_exclusion: RemoveExclusionHandler<ServiceContext> = async ({ exclusion_id }, context) => {
  await removeExclusion(context, exclusion_id);
  return { id: exclusion_id, deleted: true };
};
