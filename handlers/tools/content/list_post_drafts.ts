import type { ListPostDraftsHandler } from "../../../generated/tools/content/list_post_drafts.ts";
import type { ServiceContext } from "../../context.ts";
import { paginateFiltered } from "../../paging/paginate.ts";
import { listPostDrafts, nearestTopics } from "../../service/drafts/post-drafts.ts";

export const list_post_drafts: ListPostDraftsHandler<ServiceContext> = (input, context) =>
  paginateFiltered(
    context,
    input,
    { topic: input.topic, format: input.format },
    ({ topic = null, format = null }, page) => listPostDrafts(context, { topic, format }, page),
    { nearestValues: { topic: (value) => nearestTopics(context, value) } },
  );
