import type { ManageProfileSkillsHandler } from "../../../generated/tools/profile/manage_profile_skills.ts";
import type { ServiceContext } from "../../context.ts";
import { refuseBlank } from "../../text/refuse-blank.ts";

export const manage_profile_skills: ManageProfileSkillsHandler<ServiceContext> = async (input, { network }) => {
  refuseBlank({ skill: input.skill });
  const { ownProfile } = network;
  await (input.action === "add" ? ownProfile.addSkill(input.skill) : ownProfile.removeSkill(input.skill));
  return { data: [...(await ownProfile.skills())] };
};
