import type { CancelInvitationHandler } from "../../../generated/tools/network/cancel_invitation.ts";
import { Failure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

export const cancel_invitation: CancelInvitationHandler<ServiceContext> = async () => {
  throw new Failure("not_supported", { detail: "cancel_invitation has no handler yet." });
};
