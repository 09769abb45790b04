import type { CancelInvitationHandler } from "../../../generated/tools/network/cancel_invitation.ts";
import type { ServiceContext } from "../../context.ts";

export const cancel_invitation: CancelInvitationHandler<ServiceContext> = ({ invitation_id }, { network }) =>
  network.invitations.withdraw(invitation_id);
