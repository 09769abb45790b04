import type { GetProfileActivityHandler } from "../../../generated/tools/profile/get_profile_activity.ts";
import type { ServiceContext } from "../../context.ts";
import { activityKinds } from "../../network/port/content.ts";
import { paginateFiltered } from "../../paging/paginate.ts";

export const get_profile_activity: GetProfileActivityHandler<ServiceContext> = (input, context) =>
  paginateFiltered(context, input, { kinds: input.kinds }, ({ kinds = activityKinds }, page) =>
    context.network.content.activity(input.profile_id, kinds, page),
  );
