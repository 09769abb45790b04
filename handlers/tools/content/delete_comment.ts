import type { DeleteCommentHandler } from "../../../generated/tools/content/delete_comment.ts";
import type { ServiceContext } from "../../context.ts";

export const delete_comment: DeleteCommentHandler<ServiceContext> = async (input, { network }) => ({
  id: await network.content.removeComment(input.comment_id),
  deleted: true,
});
