import type { GetProfileActivityHandler } from "../../../generated/tools/profile/get_profile_activity.ts";
import type { ServiceContext } from "../../context.ts";
import { activityKinds } from "../../network/port/content.ts";
import { paginate } from "../../paging/paginate.ts";

export const get_profile_activity: GetProfileActivityHandler<ServiceContext> = (input, context) =>
  paginate(context, input, (page) =>
    context.network.content.activity(input.profile_id, input.kinds ?? activityKinds, page),
  );
