import type { ListSuggestedConnectionsHandler } from "../../../generated/tools/network/list_suggested_connections.ts";
import type { ServiceContext } from "../../context.ts";
import { paginate } from "../../paging/paginate.ts";

export const list_suggested_connections: ListSuggestedConnectionsHandler<ServiceContext> = (input, context) =>
  paginate(context, input, (page) => context.network.relations.suggestions(page));
