import type { RespondToInvitationHandler } from "../../../generated/tools/network/respond_to_invitation.ts";
import { argumentFailure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

export const respond_to_invitation: RespondToInvitationHandler<ServiceContext> = async (input, { network }) => {
  const { invitation_id, action, message = null } = input;
  if (action === "decline" && message !== null) {
    throw argumentFailure("/message", "A message can only be sent when the invitation is accepted.");
  }
  return network.invitations.respond(invitation_id, action, message);
};
