import type { CommentOnPostHandler } from "../../../generated/tools/content/comment_on_post.ts";
import { argumentFailure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

export const comment_on_post: CommentOnPostHandler<ServiceContext> = async (
  { post_id, text, mentions = [] },
  { network },
) => {
  if (text.trim() === "") throw argumentFailure("/text", "The text is blank.");
  return network.content.comment(post_id, { text, mentions });
};
