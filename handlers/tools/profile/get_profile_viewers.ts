import type { GetProfileViewersHandler } from "../../../generated/tools/profile/get_profile_viewers.ts";
import type { ServiceContext } from "../../context.ts";
import { withProfileItems } from "../../detail/profile-item.ts";
import { paginate } from "../../paging/paginate.ts";
import { epochMs } from "../../time/epoch-ms.ts";

export const get_profile_viewers: GetProfileViewersHandler<ServiceContext> = async (input, context) => {
  const since = epochMs(input.since);
  const { data, next_cursor } = await paginate(context, input, (page) => context.network.profiles.viewers(since, page));
  return { data: withProfileItems(data, input.detail), next_cursor };
};
