import type { GetFollowersHandler } from "../../../generated/tools/network/get_followers.ts";
import type { ServiceContext } from "../../context.ts";
import { withProfileItems } from "../../detail/profile-item.ts";
import { paginateFiltered } from "../../paging/paginate.ts";
import { suggestWords } from "../../text/nearest-words.ts";
import { epochMs } from "../../time/epoch-ms.ts";

export const get_followers: GetFollowersHandler<ServiceContext> = async (input, context) => {
  const { keyword, since } = input;
  const { data, ...page } = await paginateFiltered(
    context,
    input,
    { keyword, since },
    (filters, request) =>
      context.network.relations.followers({ keyword: filters.keyword ?? null, since: epochMs(filters.since) }, request),
    { nearestValues: { keyword: suggestWords(() => context.network.relations.texts("followers")) } },
  );
  return { data: withProfileItems(data, input.detail), ...page };
};
