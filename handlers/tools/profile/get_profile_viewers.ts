import type { GetProfileViewersHandler } from "../../../generated/tools/profile/get_profile_viewers.ts";
import { Failure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

export const get_profile_viewers: GetProfileViewersHandler<ServiceContext> = async () => {
  throw new Failure("not_supported", { detail: "get_profile_viewers has no handler yet." });
};
