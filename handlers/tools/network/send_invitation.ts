import type { SendInvitationHandler } from "../../../generated/tools/network/send_invitation.ts";
import type { ServiceContext } from "../../context.ts";

export const send_invitation: SendInvitationHandler<ServiceContext> = (input, { network }) =>
  network.invitations.send(input.profile_id, input.text ?? null);
