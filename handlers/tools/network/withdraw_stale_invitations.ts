import type { WithdrawStaleInvitationsHandler } from "../../../generated/tools/network/withdraw_stale_invitations.ts";
import type { ServiceContext } from "../../context.ts";

const dayMs = 24 * 60 * 60 * 1000;

export const withdraw_stale_invitations: WithdrawStaleInvitationsHandler<ServiceContext> = async (
  { older_than_days, limit },
  { network, now, surface },
) => {
  const batch = await network.invitations.withdrawStale(now() - older_than_days * dayMs, limit);
  const data = batch.data.map(({ error, ...item }) => {
    if (error === null || error.detail !== "") return { ...item, error };
    return { ...item, error: { code: error.code, detail: surface.errors[error.code]?.text ?? "" } };
  });
  return { ...batch, data };
};
