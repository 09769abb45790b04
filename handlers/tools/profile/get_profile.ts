import type { GetProfileHandler } from "../../../generated/tools/profile/get_profile.ts";
import type { ServiceContext } from "../../context.ts";
import { profileSections } from "../../network/port/profiles.ts";

export const get_profile: GetProfileHandler<ServiceContext> = (input, { network }) =>
  network.profiles.get(input.profile_id ?? null, input.sections ?? profileSections);
