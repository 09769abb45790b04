import type { CommentOnPostHandler } from "../../../generated/tools/content/comment_on_post.ts";
import { Failure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

export const comment_on_post: CommentOnPostHandler<ServiceContext> = async () => {
  throw new Failure("not_supported", { detail: "comment_on_post has no handler yet." });
};
