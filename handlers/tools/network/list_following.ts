import type { ListFollowingHandler } from "../../../generated/tools/network/list_following.ts";
import type { ServiceContext } from "../../context.ts";
import { paginateFiltered } from "../../paging/paginate.ts";
import { suggestWords } from "../../text/nearest-words.ts";

export const list_following: ListFollowingHandler<ServiceContext> = (input, context) => {
  const { kind, keyword } = input;
  return paginateFiltered(
    context,
    input,
    { kind, keyword },
    (filters, page) =>
      context.network.relations.following({ kind: filters.kind ?? null, keyword: filters.keyword ?? null }, page),
    { nearestValues: { keyword: suggestWords(() => context.network.relations.texts("following")) } },
  );
};
