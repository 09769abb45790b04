import type { IdSource, Store } from "../../runtime/index.ts";
import type { Kysely } from "kysely";
import { seedNetwork } from "../platform/embedded/seed/seed-network.ts";
import type { NetTables } from "../platform/embedded/tables/net-tables.ts";
import { seedPostAnalytics } from "./seed-post-analytics.ts";

export interface DemoOptions {
  /** Members of the demo network; 0 makes an empty one with the account's member alone. */
  readonly members: number;
  readonly seed: number;
  /** Epoch milliseconds: where the network's past ends. */
  readonly now: number;
  readonly newId: IdSource;
  readonly onProgress?: (done: number, total: number, phase: string) => void;
}

export const demoWorkspaceId = "wsp_demo";
export const demoAccountId = "acc_demo_0001";
const ownerId = "prf_demo_0001";

/** Fills an empty store: the network, one workspace and one connected account with a past. */
export async function seedDemo(store: Store, { members, seed, now, newId, onProgress }: DemoOptions): Promise<void> {
  const network = store.writer as unknown as Kysely<NetTables>; // one database holds the tables of all owners
  if (members > 0)
    await seedNetwork({ db: network, dialect: store.dialect, members, seed, now, ...(onProgress && { onProgress }) });
  const owner = await network.selectFrom("net_members").select("name").where("id", "=", ownerId).executeTakeFirst();
  await store.writer
    .insertInto("sb_workspaces")
    .values({ id: demoWorkspaceId, name: "Demo", created_at: now })
    .execute();
  await store.writer
    .insertInto("sb_accounts")
    .values({
      id: demoAccountId,
      workspace_id: demoWorkspaceId,
      display_name: owner?.name ?? "Owner",
      external_id: ownerId,
      timezone: "Europe/Stockholm",
      status: "connected",
      daily_limits: "{}",
      warm_up_started_at: null,
      warm_up_days: null,
      connected_at: now,
    })
    .execute();
  await seedPostAnalytics(store, { accountId: demoAccountId, memberId: ownerId, now, newId });
}
