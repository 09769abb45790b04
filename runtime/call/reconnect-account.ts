import { emitConnection } from "../events/emit-connection.ts";
import { jobsChannel } from "../jobs/job-queue.ts";
import { retryJobsOf } from "../jobs/job-rows.ts";
import type { CallServices } from "./call-services.ts";

/**
 * Records that a disconnected account is connected to its network again, with the event `account.connected`. The
 * account's jobs that failed in the meantime become due now. Does nothing if the account is connected.
 */
export async function reconnectAccount(services: CallServices, accountId: string): Promise<void> {
  const { accounts, store } = services;
  await accounts.reconnect(accountId, async (tx, { networkId, at }) => {
    await retryJobsOf(tx, accountId, at);
    await store.notify(tx, jobsChannel);
    await emitConnection(services, tx, { accountId, networkId, at, status: "connected" });
  });
}
