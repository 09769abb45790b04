import type { EndorseSkillHandler } from "../../../generated/tools/profile/endorse_skill.ts";
import type { ServiceContext } from "../../context.ts";

export const endorse_skill: EndorseSkillHandler<ServiceContext> = ({ profile_id, skill }, { network }) =>
  network.relations.endorse(profile_id, skill);
