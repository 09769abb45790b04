import type { ListFollowingHandler } from "../../../generated/tools/network/list_following.ts";
import type { ServiceContext } from "../../context.ts";
import { paginate } from "../../paging/paginate.ts";

export const list_following: ListFollowingHandler<ServiceContext> = (input, context) => {
  const { kind = null, keyword = null } = input;
  return paginate(context, input, (page) => context.network.relations.following({ kind, keyword }, page));
};
