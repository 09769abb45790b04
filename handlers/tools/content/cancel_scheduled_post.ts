import type { CancelScheduledPostHandler } from "../../../generated/tools/content/cancel_scheduled_post.ts";
import type { ServiceContext } from "../../context.ts";
import { lockDrafts } from "../../service/drafts/lock-drafts.ts";
import { cancelScheduledPost } from "../../service/scheduling/scheduled-posts.ts";

export const cancel_scheduled_post: CancelScheduledPostHandler<ServiceContext> = async (input, context) => {
  await lockDrafts(context);
  return cancelScheduledPost(context, input.scheduled_post_id);
};
