import type { SendInvitationHandler } from "../../../generated/tools/network/send_invitation.ts";
import type { ServiceContext } from "../../context.ts";

export const send_invitation: SendInvitationHandler<ServiceContext> = async (input, { network, emit }) => {
  const invitation = await network.invitations.send(input.profile_id, input.message ?? null);
  const { id: invitation_id, profile, sent_at } = invitation;
  emit("invitation.sent", { invitation_id, profile_id: profile.id, sent_at });
  return invitation;
};
