import type { RespondToInvitationHandler } from "../../../generated/tools/network/respond_to_invitation.ts";
import type { ServiceContext } from "../../context.ts";
import { refuseExcluded } from "../../service/leads/refuse-excluded.ts";
import { refuseBlank } from "../../text/refuse-blank.ts";

export const respond_to_invitation: RespondToInvitationHandler<ServiceContext> = async (
  { invitation_id, action, text = null },
  context,
) => {
  const { network } = context;
  refuseBlank({ text });
  // The text is sent after the invitation is accepted; checking the do-not-contact list only then would be too late.
  const recipientId = text === null ? null : await network.invitations.pendingSender(invitation_id);
  if (recipientId !== null) await refuseExcluded(context, [recipientId]);
  return network.invitations.respond(invitation_id, action, text);
};
