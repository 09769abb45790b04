import type { SendInvitationHandler } from "../../../generated/tools/network/send_invitation.ts";
import { Failure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

export const send_invitation: SendInvitationHandler<ServiceContext> = async () => {
  throw new Failure("not_supported", { detail: "send_invitation has no handler yet." });
};
