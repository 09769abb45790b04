import type { GetFollowersHandler } from "../../../generated/tools/network/get_followers.ts";
import type { ServiceContext } from "../../context.ts";
import { paginate } from "../../paging/paginate.ts";
import { epochMs } from "../../time/epoch-ms.ts";

export const get_followers: GetFollowersHandler<ServiceContext> = (input, context) => {
  const since = epochMs(input.since);
  const query = { keyword: input.keyword ?? null, since };
  return paginate(context, input, (page) => context.network.relations.followers(query, page));
};
