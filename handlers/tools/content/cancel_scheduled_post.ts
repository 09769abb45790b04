import type { CancelScheduledPostHandler } from "../../../generated/tools/content/cancel_scheduled_post.ts";
import type { ServiceContext } from "../../context.ts";
import { cancelScheduledPost } from "../../service/scheduling/scheduled-posts.ts";

export const cancel_scheduled_post: CancelScheduledPostHandler<ServiceContext> = ({ scheduled_post_id }, context) =>
  cancelScheduledPost(context, scheduled_post_id);
