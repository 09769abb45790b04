import type { GetPostHandler } from "../../../generated/tools/content/get_post.ts";
import { Failure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

export const get_post: GetPostHandler<ServiceContext> = async () => {
  throw new Failure("not_supported", { detail: "get_post has no handler yet." });
};
