import type { ListSavedPostsHandler } from "../../../generated/tools/content/list_saved_posts.ts";
import type { ServiceContext } from "../../context.ts";
import { paginate } from "../../paging/paginate.ts";

export const list_saved_posts: ListSavedPostsHandler<ServiceContext> = (input, context) =>
  paginate(context, input, (page) => context.network.content.saved(page));
