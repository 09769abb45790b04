import type { ReplyToCommentHandler } from "../../../generated/tools/content/reply_to_comment.ts";
import { argumentFailure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

export const reply_to_comment: ReplyToCommentHandler<ServiceContext> = async (input, { network }) => {
  if (input.text.trim() === "") throw argumentFailure("/text", "The text is blank.");
  return network.content.reply(input.comment_id, input.text);
};
