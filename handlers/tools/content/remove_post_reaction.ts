import type { RemovePostReactionHandler } from "../../../generated/tools/content/remove_post_reaction.ts";
import type { ServiceContext } from "../../context.ts";

export const remove_post_reaction: RemovePostReactionHandler<ServiceContext> = (input, { network }) =>
  network.content.unreact(input.post_id);
