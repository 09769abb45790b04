import { createKey, type Service } from "../../runtime/index.ts";
import { demoAccountId, demoEnd, demoWorkspaceId } from "./demo/demo-world.ts";
import type { OperatorSettings } from "./operator-settings.ts";
import { showProgress } from "./progress.ts";

/** Seeds the demo network into a store without a workspace. If several nodes start concurrently, only one seeds. */
export async function seedEmptyStore<Context>(
  { store, clock, newId, log }: Service<Context>,
  settings: OperatorSettings,
): Promise<void> {
  const known = await store.reader.selectFrom("sb_workspaces").select("id").executeTakeFirst();
  if (known) return;
  const { seedDemo } = await import("./demo/seed-demo.ts"); // slow to load: it contains long lists of names
  const members = settings.SWITCHBOARD_DEMO_MEMBERS;
  const onProgress = showProgress("Seeding the demo network");
  log.info({ members }, "seeding the demo network");
  await seedDemo(store, { members, seed: 1, now: demoEnd(clock()), newId, onProgress });
}

/**
 * Creates the first key of a store that has never had one.
 * @returns its value, which can only be shown now; null if a key exists.
 */
export function createFirstKey<Context>(
  { store, surface, clock, newId }: Service<Context>,
  settings: OperatorSettings,
): Promise<string | null> {
  return store.transaction(async (tx) => {
    // Updating the row locks it, so that only one of several nodes continues.
    const workspace = tx.updateTable("sb_workspaces").set((row) => ({ name: row.ref("name") }));
    await workspace.where("id", "=", demoWorkspaceId).execute();
    const known = await tx.selectFrom("sb_keys").select("id").executeTakeFirst();
    if (known) return null;
    const value = settings.SWITCHBOARD_BOOTSTRAP_KEY;
    const key = {
      workspaceId: demoWorkspaceId,
      name: "first key",
      scopes: settings.SWITCHBOARD_BOOTSTRAP_SCOPES,
      plan: surface.limits.plans.find(({ isDefault }) => isDefault)?.name ?? "",
      defaultAccountId: demoAccountId,
      expiresAt: null,
      ...(value !== undefined && { value }),
    };
    return (await createKey(tx, { key, now: clock(), newId }, surface.service.keyPrefix)).value;
  });
}
