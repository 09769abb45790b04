import type { UpdatePostHandler } from "../../../generated/tools/content/update_post.ts";
import type { ServiceContext } from "../../context.ts";
import { refuseBlank } from "../../text/refuse-blank.ts";

export const update_post: UpdatePostHandler<ServiceContext> = async (input, { network }) => {
  const { post_id, text, mentions, visibility, pinned } = input;
  refuseBlank({ text });
  return network.content.edit(post_id, { text, mentions, visibility, pinned });
};
