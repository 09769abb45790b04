import type { FollowUserHandler } from "../../../generated/tools/network/follow_user.ts";
import type { ServiceContext } from "../../context.ts";

export const follow_user: FollowUserHandler<ServiceContext> = ({ profile_id }, { network }) =>
  network.relations.follow(profile_id);
