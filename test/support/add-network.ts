import type { Kysely } from "kysely";
import { firstWorkspaceId } from "../../handlers/app/demo/demo-world.ts";
import { seedNetwork } from "../../handlers/network/connectors/embedded/seed/seed-network.ts";
import type { NetTables } from "../../handlers/network/mirror/tables/net-tables.ts";
import { createNetwork } from "../../handlers/network/networks.ts";
import { testStart } from "./clock.ts";
import type { TestService } from "./start-service.ts";

export interface AddedNetwork {
  readonly networkId: number;
  /** The account of its member prf_demo_0001. */
  readonly accountId: string;
}

/** Adds another network and an account in it. By default, its members and texts equal those of the demo network. */
export async function addNetwork(
  { store, service }: TestService,
  { members = 120, seed = 1 }: { readonly members?: number; readonly seed?: number } = {},
): Promise<AddedNetwork> {
  const added = await store.transaction(async (tx) => {
    const db = tx as unknown as Kysely<NetTables>; // one database contains the tables of all modules
    const id = await createNetwork(db, { kind: "embedded", name: "Another network", created_at: testStart });
    const accountId = `acc_network_${id}`;
    await seedNetwork({ db, dialect: store.dialect, networkId: id, members, seed, now: testStart });
    await tx
      .insertInto("sb_accounts")
      .values({
        id: accountId,
        workspace_id: firstWorkspaceId,
        display_name: "Maya Lindholm",
        network_id: id,
        external_id: "prf_demo_0001",
        timezone: "Europe/Stockholm",
        status: "connected",
        daily_limits: "{}",
        warm_up_started_at: null,
        warm_up_days: null,
        connected_at: testStart,
      })
      .execute();
    return { networkId: id, accountId };
  });
  service.accounts.invalidate(firstWorkspaceId); // the next call reads it
  return added;
}
