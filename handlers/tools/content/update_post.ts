import type { UpdatePostHandler } from "../../../generated/tools/content/update_post.ts";
import { argumentFailure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

export const update_post: UpdatePostHandler<ServiceContext> = async (input, { network }) => {
  const { post_id, text, mentions, visibility, pinned } = input;
  if (text?.trim() === "") throw argumentFailure("/text", "The text is blank.");
  return network.content.edit(post_id, { text, mentions, visibility, pinned });
};
