import type { Kysely } from "kysely";
import type { NetTables } from "../../handlers/network/mirror/tables/net-tables.ts";
import { demoWorkspaceId } from "../../handlers/app/demo/demo-ids.ts";
import type { TestService } from "./start-service.ts";

/** The embedded network's tables, to look behind the answers and to arrange what the demo world lacks. */
export function networkOf({ store }: TestService): Kysely<NetTables> {
  return store.writer as unknown as Kysely<NetTables>; // one database holds the tables of all owners
}

/** Connects a further account, so that a test can look with another member's eyes. */
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
      workspace_id: demoWorkspaceId,
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
  service.accounts.invalidate(demoWorkspaceId); // it is known from the next call on
  return id;
}
