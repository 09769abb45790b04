import type { SearchPostsHandler } from "../../../generated/tools/search/search_posts.ts";
import { Failure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

export const search_posts: SearchPostsHandler<ServiceContext> = async () => {
  throw new Failure("not_supported", { detail: "search_posts has no handler yet." });
};
