import type { WithdrawStaleInvitationsHandler } from "../../../generated/tools/network/withdraw_stale_invitations.ts";
import type { ServiceContext } from "../../context.ts";

const dayMs = 24 * 60 * 60 * 1000;

export const withdraw_stale_invitations: WithdrawStaleInvitationsHandler<ServiceContext> = (
  { older_than_days, limit },
  { network, now },
) => network.invitations.withdrawStale(now() - older_than_days * dayMs, limit);
