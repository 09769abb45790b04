import type { FollowUserHandler } from "../../../generated/tools/network/follow_user.ts";
import { Failure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

export const follow_user: FollowUserHandler<ServiceContext> = async () => {
  throw new Failure("not_supported", { detail: "follow_user has no handler yet." });
};
