import type { ListPostCommentsHandler } from "../../../generated/tools/content/list_post_comments.ts";
import type { ServiceContext } from "../../context.ts";
import { pageOf } from "../../paging/page-of.ts";

export const list_post_comments: ListPostCommentsHandler<ServiceContext> = (input, context) =>
  pageOf(context, input, (page) => context.network.content.comments(input.post_id, input.sort, page));
