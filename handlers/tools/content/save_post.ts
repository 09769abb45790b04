import type { SavePostHandler } from "../../../generated/tools/content/save_post.ts";
import type { ServiceContext } from "../../context.ts";

export const save_post: SavePostHandler<ServiceContext> = (input, { network }) =>
  network.content.save(input.post_id, input.saved);
