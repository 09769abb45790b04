import type { GetContactInfoHandler } from "../../../generated/tools/profile/get_contact_info.ts";
import type { ServiceContext } from "../../context.ts";

export const get_contact_info: GetContactInfoHandler<ServiceContext> = ({ profile_id }, { network }) =>
  network.profiles.contactInfo(profile_id);
