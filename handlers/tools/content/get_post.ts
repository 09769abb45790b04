import type { GetPostHandler } from "../../../generated/tools/content/get_post.ts";
import type { ServiceContext } from "../../context.ts";

export const get_post: GetPostHandler<ServiceContext> = (input, { network }) => network.content.get(input.post_id);
