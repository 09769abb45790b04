import type { UnfollowUserHandler } from "../../../generated/tools/network/unfollow_user.ts";
import type { ServiceContext } from "../../context.ts";

export const unfollow_user: UnfollowUserHandler<ServiceContext> = ({ profile_id }, { network }) =>
  network.relations.unfollow(profile_id);
