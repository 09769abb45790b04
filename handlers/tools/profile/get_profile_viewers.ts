import type { GetProfileViewersHandler } from "../../../generated/tools/profile/get_profile_viewers.ts";
import type { ServiceContext } from "../../context.ts";
import { paginate } from "../../paging/paginate.ts";
import { epochMs } from "../../time/epoch-ms.ts";

export const get_profile_viewers: GetProfileViewersHandler<ServiceContext> = (input, context) =>
  paginate(context, input, (request) => context.network.profiles.viewers(epochMs(input.since), request));
