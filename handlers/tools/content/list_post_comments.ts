import type { ListPostCommentsHandler } from "../../../generated/tools/content/list_post_comments.ts";
import { Failure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

export const list_post_comments: ListPostCommentsHandler<ServiceContext> = async () => {
  throw new Failure("not_supported", { detail: "list_post_comments has no handler yet." });
};
