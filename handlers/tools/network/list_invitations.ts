import type { ListInvitationsHandler } from "../../../generated/tools/network/list_invitations.ts";
import { Failure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

export const list_invitations: ListInvitationsHandler<ServiceContext> = async () => {
  throw new Failure("not_supported", { detail: "list_invitations has no handler yet." });
};
