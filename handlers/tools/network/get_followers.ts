import type { GetFollowersHandler } from "../../../generated/tools/network/get_followers.ts";
import { Failure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

export const get_followers: GetFollowersHandler<ServiceContext> = async () => {
  throw new Failure("not_supported", { detail: "get_followers has no handler yet." });
};
