import type { GetProfileHandler } from "../../../generated/tools/profile/get_profile.ts";
import type { ServiceContext } from "../../context.ts";
import type { ProfileSection } from "../../network/port/profiles.ts";

const allSections: readonly ProfileSection[] = [
  "about",
  "positions",
  "education",
  "skills",
  "recommendations",
  "contact",
];

export const get_profile: GetProfileHandler<ServiceContext> = (input, { network }) =>
  network.profiles.get(input.profile_id ?? null, input.sections ?? allSections);
