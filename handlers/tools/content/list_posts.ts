import type { ListPostsHandler } from "../../../generated/tools/content/list_posts.ts";
import { Failure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

export const list_posts: ListPostsHandler<ServiceContext> = async () => {
  throw new Failure("not_supported", { detail: "list_posts has no handler yet." });
};
