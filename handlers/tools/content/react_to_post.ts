import type { ReactToPostHandler } from "../../../generated/tools/content/react_to_post.ts";
import type { ServiceContext } from "../../context.ts";

export const react_to_post: ReactToPostHandler<ServiceContext> = (input, { network }) =>
  network.content.react(input.post_id, input.type);
