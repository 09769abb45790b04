import type { ListPostDraftsHandler } from "../../../generated/tools/content/list_post_drafts.ts";
import type { ServiceContext } from "../../context.ts";
import { paginate } from "../../paging/paginate.ts";
import { listPostDrafts } from "../../service/drafts/post-drafts.ts";

export const list_post_drafts: ListPostDraftsHandler<ServiceContext> = (input, context) => {
  const query = { topic: input.topic ?? null, format: input.format ?? null };
  return paginate(context, input, (page) => listPostDrafts(context, query, page));
};
