import type { SendInvitationHandler } from "../../../generated/tools/network/send_invitation.ts";
import type { ServiceContext } from "../../context.ts";
import { refuseBlank } from "../../text/refuse-blank.ts";

export const send_invitation: SendInvitationHandler<ServiceContext> = async (
  { profile_id, text = null },
  { network },
) => {
  refuseBlank({ text });
  return network.invitations.send(profile_id, text);
};
