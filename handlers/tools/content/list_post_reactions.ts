import type { ListPostReactionsHandler } from "../../../generated/tools/content/list_post_reactions.ts";
import { Failure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

export const list_post_reactions: ListPostReactionsHandler<ServiceContext> = async () => {
  throw new Failure("not_supported", { detail: "list_post_reactions has no handler yet." });
};
