import type { RepostPostHandler } from "../../../generated/tools/content/repost_post.ts";
import type { ServiceContext } from "../../context.ts";
import { refuseBlank } from "../../text/refuse-blank.ts";

export const repost_post: RepostPostHandler<ServiceContext> = async (input, { network }) => {
  const { post_id, text = "", visibility } = input;
  refuseBlank({ text: input.text });
  return network.content.repost(post_id, { text, visibility });
};
