import type { ListPostReactionsHandler } from "../../../generated/tools/content/list_post_reactions.ts";
import type { ServiceContext } from "../../context.ts";
import { withProfileItems } from "../../detail/profile-item.ts";
import { paginateFiltered } from "../../paging/paginate.ts";

export const list_post_reactions: ListPostReactionsHandler<ServiceContext> = async (input, context) => {
  const { post_id, type, detail } = input;
  const { data, ...page } = await paginateFiltered(context, input, { type }, (filters, request) =>
    context.network.content.reactions(post_id, filters.type ?? null, request),
  );
  return { data: withProfileItems(data, detail), ...page };
};
