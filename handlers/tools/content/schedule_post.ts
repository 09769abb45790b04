import type { SchedulePostHandler } from "../../../generated/tools/content/schedule_post.ts";
import type { ServiceContext } from "../../context.ts";
import { lockDrafts } from "../../service/drafts/lock-drafts.ts";
import { schedulePost } from "../../service/scheduling/scheduled-posts.ts";
import { refuseBlank } from "../../text/refuse-blank.ts";

export const schedule_post: SchedulePostHandler<ServiceContext> = async (input, context) => {
  refuseBlank({ text: input.text });
  await lockDrafts(context);
  return schedulePost(context, input);
};
