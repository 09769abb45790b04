import { createKey } from "../identity/keys.ts";
import type { Service } from "../service.ts";

/** The ids of the workspace and the account of a new store. */
const workspaceId = "wsp_first";
const accountId = "acc_first";

/**
 * Adds a workspace with an account and a key to an empty store.
 * @param chosen the value of the key; null generates one.
 * @returns the key, which cannot be shown again; null if the store is not empty.
 */
export async function createFirstKey<Context>(
  service: Service<Context>,
  chosen: string | null,
): Promise<string | null> {
  const { store, surface, clock, newId } = service;
  return store.transaction(async (tx) => {
    if (await tx.selectFrom("sb_workspaces").select("id").executeTakeFirst()) return null;
    const added = await tx
      .insertInto("sb_workspaces")
      .values({ id: workspaceId, name: surface.service.title, created_at: clock() })
      .onConflict((conflict) => conflict.column("id").doNothing()) // another node has added it
      .returning("id")
      .executeTakeFirst();
    if (!added) return null;
    await tx
      .insertInto("sb_accounts")
      .values({
        id: accountId,
        workspace_id: workspaceId,
        display_name: "First account",
        external_id: accountId,
        status: "connected",
        timezone: "UTC",
        daily_limits: "{}",
        warm_up_started_at: null,
        warm_up_days: null,
        connected_at: clock(),
      })
      .execute();
    const key = {
      workspaceId,
      name: "first key",
      scopes: surface.scopes.filter(({ isDefault }) => isDefault).map(({ name }) => name),
      plan: surface.limits.plans.find(({ isDefault }) => isDefault)?.name ?? "",
      defaultAccountId: accountId,
      expiresAt: null,
      ...(chosen !== null && { value: chosen }),
    };
    return (await createKey(tx, { key, now: clock(), newId }, surface.service.keyPrefix)).value;
  });
}
