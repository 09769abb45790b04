import type { CreatePostHandler } from "../../../generated/tools/content/create_post.ts";
import { Failure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

export const create_post: CreatePostHandler<ServiceContext> = async () => {
  throw new Failure("not_supported", { detail: "create_post has no handler yet." });
};
