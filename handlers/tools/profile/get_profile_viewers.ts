import type { GetProfileViewersHandler } from "../../../generated/tools/profile/get_profile_viewers.ts";
import type { ServiceContext } from "../../context.ts";
import { epochMs } from "../../time/epoch-ms.ts";
import { pageOf } from "../../paging/page-of.ts";

export const get_profile_viewers: GetProfileViewersHandler<ServiceContext> = (input, context) =>
  pageOf(context, input, (request) => context.network.profiles.viewers(epochMs(input.since), request));
