import type { ListPostCommentsHandler } from "../../../generated/tools/content/list_post_comments.ts";
import type { ServiceContext } from "../../context.ts";
import { toCommentItem } from "../../detail/comment-item.ts";
import { paginate } from "../../paging/paginate.ts";

export const list_post_comments: ListPostCommentsHandler<ServiceContext> = async (input, context) => {
  const { data, next_cursor } = await paginate(context, input, (page) =>
    context.network.content.comments(input.post_id, input.sort, page),
  );
  return { data: data.map((comment) => toCommentItem(comment, input.detail)), next_cursor };
};
