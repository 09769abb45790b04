import type { ListPostReactionsHandler } from "../../../generated/tools/content/list_post_reactions.ts";
import type { ServiceContext } from "../../context.ts";
import { withProfileItems } from "../../detail/profile-item.ts";
import { paginate } from "../../paging/paginate.ts";

export const list_post_reactions: ListPostReactionsHandler<ServiceContext> = async (input, context) => {
  const { post_id, type = null, detail } = input;
  const { data, next_cursor } = await paginate(context, input, (page) =>
    context.network.content.reactions(post_id, type, page),
  );
  return { data: withProfileItems(data, detail), next_cursor };
};
