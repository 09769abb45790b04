import type { GetFollowersHandler } from "../../../generated/tools/network/get_followers.ts";
import type { ServiceContext } from "../../context.ts";
import { withProfileItems } from "../../detail/profile-item.ts";
import { paginate } from "../../paging/paginate.ts";
import { epochMs } from "../../time/epoch-ms.ts";

export const get_followers: GetFollowersHandler<ServiceContext> = async (input, context) => {
  const query = { keyword: input.keyword ?? null, since: epochMs(input.since) };
  const { data, next_cursor } = await paginate(context, input, (page) =>
    context.network.relations.followers(query, page),
  );
  return { data: withProfileItems(data, input.detail), next_cursor };
};
