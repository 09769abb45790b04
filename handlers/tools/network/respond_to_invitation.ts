import type { RespondToInvitationHandler } from "../../../generated/tools/network/respond_to_invitation.ts";
import type { ServiceContext } from "../../context.ts";

export const respond_to_invitation: RespondToInvitationHandler<ServiceContext> = async (
  { invitation_id, action, text = null },
  { network },
) => network.invitations.respond(invitation_id, action, text);
