import type { UpdateProfileHandler } from "../../../generated/tools/profile/update_profile.ts";
import type { ServiceContext } from "../../context.ts";
import { profileSections } from "../../network/port/profiles.ts";
import { refuseBlank } from "../../text/refuse-blank.ts";

export const update_profile: UpdateProfileHandler<ServiceContext> = async (input, { network }) => {
  const { headline, about, location, industry, website } = input;
  refuseBlank({ headline });
  await network.ownProfile.update({ headline, about: about === null ? "" : about, location, industry, website });
  return network.profiles.get(null, profileSections);
};
