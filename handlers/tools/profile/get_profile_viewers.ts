import type { GetProfileViewersHandler } from "../../../generated/tools/profile/get_profile_viewers.ts";
import type { ServiceContext } from "../../context.ts";
import { withProfileItems } from "../../detail/profile-item.ts";
import { paginateFiltered } from "../../paging/paginate.ts";
import { epochMs } from "../../time/epoch-ms.ts";

export const get_profile_viewers: GetProfileViewersHandler<ServiceContext> = async (input, context) => {
  const { data, ...page } = await paginateFiltered(context, input, { since: input.since }, ({ since }, request) =>
    context.network.profiles.viewers(epochMs(since), request),
  );
  return { data: withProfileItems(data, input.detail), ...page };
};
