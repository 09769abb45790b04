import type { ReactToCommentHandler } from "../../../generated/tools/content/react_to_comment.ts";
import type { ServiceContext } from "../../context.ts";

export const react_to_comment: ReactToCommentHandler<ServiceContext> = (input, { network }) =>
  network.content.reactToComment(input.comment_id, input.type);
