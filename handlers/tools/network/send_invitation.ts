import type { SendInvitationHandler } from "../../../generated/tools/network/send_invitation.ts";
import type { ServiceContext } from "../../context.ts";

export const send_invitation: SendInvitationHandler<ServiceContext> = ({ profile_id, message }, { network }) =>
  network.invitations.send(profile_id, message ?? null);
