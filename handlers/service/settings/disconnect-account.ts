import type { CallContext } from "../../../runtime/index.ts";

/** The job that deletes an account with everything that belongs to it. */
export const removeAccountJob = "remove_account";

type DisconnectContext = Pick<CallContext, "account" | "accountChanges" | "jobs">;

/** Disconnects the call's account and erases its credential; with `deletesData`, a job deletes its data. */
export async function disconnectAccount(context: DisconnectContext, deletesData: boolean): Promise<void> {
  const { id } = context.account;
  await context.accountChanges.disconnect({ isRemoved: deletesData });
  if (deletesData)
    await context.jobs.enqueueForService({ kind: removeAccountJob, key: id, payload: { account_id: id } });
}
