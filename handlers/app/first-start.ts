import type { Logger } from "pino";
import { createKey, systemClock, type OpenServer, type Service, type Store } from "../../runtime/index.ts";
import { demoAccountId, demoEnd } from "./demo/demo-world.ts";
import { endSeededSnoozes } from "./demo/end-seeded-snoozes.ts";
import { adoptCampaigns } from "../service/campaigns/execution/adopt-campaigns.ts";
import type { OperatorSettings } from "./operator-settings.ts";
import { showProgress } from "./progress.ts";
import { seedInBackground, type OnProgress } from "./seed-thread.ts";

/** Whether the store has a workspace: it was seeded, an archive was imported into it, or the operator created one. */
export async function hasWorkspace({ reader }: Pick<Store, "reader">): Promise<boolean> {
  return (await reader.selectFrom("sb_workspaces").select("id").executeTakeFirst()) !== undefined;
}

/** The status while another process seeds. */
export const waitingForSeed = "waiting for another process to seed the store";

/**
 * Seeds the demo network into a store without a workspace. This process must have closed the store; otherwise,
 * SQLite's write-ahead log would grow to the size of the network. If several nodes start concurrently, only one seeds,
 * and the others wait for it.
 */
export async function seedEmptyStore(
  { DATABASE_URL: databaseUrl, SWITCHBOARD_DEMO_MEMBERS: members }: OperatorSettings,
  port: OpenServer,
  log: Logger,
): Promise<void> {
  const show = showProgress("Seeding the demo network");
  const onProgress: OnProgress = (done, total, phase) => {
    port.report(`seeding, ${Math.floor((100 * done) / total)}%`);
    show(done, total, phase);
  };
  log.info({ members, address: port.url }, "seeding the demo network; calls are rejected until it is complete");
  onProgress(0, 1, "");
  const onWait = (): void => port.report(waitingForSeed);
  const request = { databaseUrl, members, seed: 1, now: demoEnd(systemClock()) };
  await seedInBackground(request, { onProgress, onWait });
}

/**
 * Creates a key of the oldest workspace if the store has none.
 * @returns its value, which can only be shown now; null if a key exists.
 */
export async function createFirstKey<Context>(
  { store, surface, clock, newId }: Service<Context>,
  settings: OperatorSettings,
): Promise<string | null> {
  const hasKey = async (db: typeof store.reader): Promise<boolean> =>
    (await db.selectFrom("sb_keys").select("id").executeTakeFirst()) !== undefined;
  if (await hasKey(store.reader)) return null;
  return store.transaction(async (tx) => {
    const oldest = tx.selectFrom("sb_workspaces").select("id").orderBy("created_at").orderBy("id").limit(1);
    // Updating the row locks it, so that only one of several nodes continues.
    const locking = tx.updateTable("sb_workspaces").set((row) => ({ name: row.ref("name") }));
    const workspace = await locking.where("id", "=", oldest).returning("id").executeTakeFirst();
    if (!workspace || (await hasKey(tx))) return null;
    const value = settings.SWITCHBOARD_BOOTSTRAP_KEY;
    // The store has no demo if a data archive was imported into it before the first start.
    const accounts = tx.selectFrom("sb_accounts").select("id").where("workspace_id", "=", workspace.id);
    const demo = await accounts.where("id", "=", demoAccountId).executeTakeFirst();
    const key = {
      workspaceId: workspace.id,
      name: "first key",
      scopes: settings.SWITCHBOARD_BOOTSTRAP_SCOPES,
      plan: surface.limits.plans.find(({ isDefault }) => isDefault)?.name ?? "",
      defaultAccountId: demo?.id ?? null,
      expiresAt: null,
      ...(value !== undefined && { value }),
    };
    return (await createKey(tx, { key, now: clock(), newId }, surface.service.keyPrefix)).value;
  });
}

/**
 * Starts the background activity of the seeded demo account, unless it has been started: its running campaign makes calls
 * with the oldest key of the workspace, and jobs end its snoozes.
 */
export async function startDemo<Context>({ store, clock, jobs }: Service<Context>): Promise<void> {
  const key = await store.reader
    .selectFrom("sb_accounts as a")
    .innerJoin("sb_keys as k", "k.workspace_id", "a.workspace_id")
    .select("k.id")
    .where("a.id", "=", demoAccountId)
    .where("k.revoked_at", "is", null)
    .where((where) => where.or([where("k.expires_at", "is", null), where("k.expires_at", ">", clock())]))
    .orderBy("k.created_at")
    .orderBy("k.id")
    .executeTakeFirst();
  if (!key) return;
  await store.transaction(async (tx) => {
    await adoptCampaigns({ tx, jobs, now: clock() }, demoAccountId, key.id);
    await endSeededSnoozes({ tx, jobs }, demoAccountId);
  });
}
