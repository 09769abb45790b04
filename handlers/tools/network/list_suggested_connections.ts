import type { ListSuggestedConnectionsHandler } from "../../../generated/tools/network/list_suggested_connections.ts";
import type { ServiceContext } from "../../context.ts";
import { withProfileItems } from "../../detail/profile-item.ts";
import { paginate } from "../../paging/paginate.ts";

export const list_suggested_connections: ListSuggestedConnectionsHandler<ServiceContext> = async (input, context) => {
  const { data, next_cursor } = await paginate(context, input, (page) => context.network.relations.suggestions(page));
  return { data: withProfileItems(data, input.detail), next_cursor };
};
