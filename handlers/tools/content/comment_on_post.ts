import type { CommentOnPostHandler } from "../../../generated/tools/content/comment_on_post.ts";
import { argumentFailure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

export const comment_on_post: CommentOnPostHandler<ServiceContext> = async (input, { network }) => {
  if (input.text.trim() === "") throw argumentFailure("/text", "The text is blank.");
  return network.content.comment(input.post_id, input.text);
};
