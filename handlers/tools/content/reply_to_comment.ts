import type { ReplyToCommentHandler } from "../../../generated/tools/content/reply_to_comment.ts";
import { argumentFailure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

export const reply_to_comment: ReplyToCommentHandler<ServiceContext> = async (
  { comment_id, text, mentions = [] },
  { network },
) => {
  if (text.trim() === "") throw argumentFailure("/text", "The text is blank.");
  return network.content.reply(comment_id, { text, mentions });
};
