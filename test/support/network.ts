import type { Kysely } from "kysely";
import { scopeToNetwork } from "../../handlers/network/mirror/scope/scope-to-network.ts";
import type { NetTables } from "../../handlers/network/mirror/tables/net-tables.ts";
import { firstWorkspaceId } from "../../handlers/app/demo/demo-world.ts";
import type { TestService } from "./start-service.ts";

/** The tables of a network, by default the demo network, to verify effects and to prepare data. */
export function networkOf({ store }: TestService, networkId = 1): Kysely<NetTables> {
  return scopeToNetwork(store.writer as unknown as Kysely<NetTables>, networkId); // one database contains the tables of all modules
}

/** Connects another account, so that a test can act as another member. */
export async function addAccount(
  { store, clock, service }: TestService,
  memberId: string,
  timezone = "UTC",
): Promise<string> {
  const id = memberId.replace("prf_", "acc_of_");
  await store.writer
    .insertInto("sb_accounts")
    .values({
      id,
      workspace_id: firstWorkspaceId,
      display_name: memberId,
      external_id: memberId,
      timezone,
      status: "connected",
      daily_limits: "{}",
      warm_up_started_at: null,
      warm_up_days: null,
      connected_at: clock(),
    })
    .execute();
  service.accounts.invalidate(firstWorkspaceId); // the next call reads it
  return id;
}
