import type { Kysely } from "kysely";
import { firstWorkspaceId } from "../../handlers/app/demo/demo-world.ts";
import type { NetTables } from "../../handlers/network/mirror/tables/net-tables.ts";
import { createNetwork } from "../../handlers/network/networks.ts";
import type { Store } from "../../runtime/index.ts";
import { testStart } from "./clock.ts";

export const remoteAccountId = "acc_remote";
export const workspaceId = firstWorkspaceId;

/** Adds a remote network and its account. */
export async function addRemoteAccount(store: Store, externalId = "prf_rn_1"): Promise<void> {
  await store.transaction(async (tx) => {
    const db = tx as unknown as Kysely<NetTables>; // one database contains the tables of all modules
    const network_id = await createNetwork(db, { kind: "remote", name: "Remote", created_at: testStart });
    await tx
      .insertInto("sb_accounts")
      .values({
        id: remoteAccountId,
        workspace_id: workspaceId,
        display_name: "Remote account",
        network_id,
        network_kind: "remote",
        external_id: externalId,
        timezone: "UTC",
        status: "connected",
        daily_limits: "{}",
        warm_up_started_at: null,
        warm_up_days: null,
        connected_at: testStart,
      })
      .execute();
  });
}
