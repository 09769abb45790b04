import type { SchedulePostHandler } from "../../../generated/tools/content/schedule_post.ts";
import type { ServiceContext } from "../../context.ts";
import { schedulePost } from "../../service/scheduling/scheduled-posts.ts";

export const schedule_post: SchedulePostHandler<ServiceContext> = (input, context) => schedulePost(context, input);
