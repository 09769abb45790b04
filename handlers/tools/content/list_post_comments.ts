import type { ListPostCommentsHandler } from "../../../generated/tools/content/list_post_comments.ts";
import type { ServiceContext } from "../../context.ts";
import { paginate } from "../../paging/paginate.ts";

export const list_post_comments: ListPostCommentsHandler<ServiceContext> = (input, context) =>
  paginate(context, input, (page) => context.network.content.comments(input.post_id, input.sort, page));
