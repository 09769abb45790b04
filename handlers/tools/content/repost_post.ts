import type { RepostPostHandler } from "../../../generated/tools/content/repost_post.ts";
import { argumentFailure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

export const repost_post: RepostPostHandler<ServiceContext> = async (input, { network }) => {
  const { post_id, text = "", visibility } = input;
  if (input.text?.trim() === "")
    throw argumentFailure("/text", "The text is blank.", "Omit it to repost without a text.");
  return network.content.repost(post_id, { text, visibility });
};
