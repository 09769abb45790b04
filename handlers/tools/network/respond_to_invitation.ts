import type { RespondToInvitationHandler } from "../../../generated/tools/network/respond_to_invitation.ts";
import { Failure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

export const respond_to_invitation: RespondToInvitationHandler<ServiceContext> = async () => {
  throw new Failure("not_supported", { detail: "respond_to_invitation has no handler yet." });
};
