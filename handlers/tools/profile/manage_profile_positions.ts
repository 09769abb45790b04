import type {
  ManageProfilePositionsHandler,
  ManageProfilePositionsInput,
} from "../../../generated/tools/profile/manage_profile_positions.ts";
import type { ServiceContext } from "../../context.ts";
import type { PositionChanges } from "../../network/port/own-profile.ts";
import { refuseBlank } from "../../text/refuse-blank.ts";

export const manage_profile_positions: ManageProfilePositionsHandler<ServiceContext> = async (input, { network }) => {
  const { action, position_id = "", title = "", started_on = "" } = input; // the tool requires what the action uses
  refuseBlank({ title: input.title, company_name: input.company_name });
  const { ownProfile } = network;
  if (action === "add") await ownProfile.addPosition({ ...changesOf(input), title, started_on });
  else if (action === "update") await ownProfile.updatePosition(position_id, changesOf(input));
  else await ownProfile.removePosition(position_id);
  return { data: [...(await ownProfile.positions())] };
};

function changesOf(input: ManageProfilePositionsInput): PositionChanges {
  const { title, company_id, company_name, location, started_on, ended_on, description } = input;
  const company =
    company_id !== undefined
      ? { reference: company_id }
      : company_name !== undefined
        ? { name: company_name }
        : undefined;
  return { title, company, location, started_on, ended_on, description };
}
