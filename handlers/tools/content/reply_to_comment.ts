import type { ReplyToCommentHandler } from "../../../generated/tools/content/reply_to_comment.ts";
import type { ServiceContext } from "../../context.ts";
import { refuseBlank } from "../../text/refuse-blank.ts";

export const reply_to_comment: ReplyToCommentHandler<ServiceContext> = async (
  { comment_id, text, mentions = [] },
  { network },
) => {
  refuseBlank({ text });
  return network.content.reply(comment_id, { text, mentions });
};
