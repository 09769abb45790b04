import type { CommentOnPostHandler } from "../../../generated/tools/content/comment_on_post.ts";
import type { ServiceContext } from "../../context.ts";
import { refuseBlank } from "../../text/refuse-blank.ts";

export const comment_on_post: CommentOnPostHandler<ServiceContext> = async (
  { post_id, text, mentions = [] },
  { network },
) => {
  refuseBlank({ text });
  return network.content.comment(post_id, { text, mentions });
};
