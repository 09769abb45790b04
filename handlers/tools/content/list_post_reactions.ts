import type { ListPostReactionsHandler } from "../../../generated/tools/content/list_post_reactions.ts";
import type { ServiceContext } from "../../context.ts";
import { paginate } from "../../paging/paginate.ts";

export const list_post_reactions: ListPostReactionsHandler<ServiceContext> = (input, context) =>
  paginate(context, input, (page) => context.network.content.reactions(input.post_id, input.type ?? null, page));
