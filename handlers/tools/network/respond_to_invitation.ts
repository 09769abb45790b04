import type { RespondToInvitationHandler } from "../../../generated/tools/network/respond_to_invitation.ts";
import type { ServiceContext } from "../../context.ts";
import { refuseBlank } from "../../text/refuse-blank.ts";

export const respond_to_invitation: RespondToInvitationHandler<ServiceContext> = async (
  { invitation_id, action, text = null },
  { network },
) => {
  refuseBlank({ text });
  return network.invitations.respond(invitation_id, action, text);
};
