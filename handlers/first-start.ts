import { createKey, type Service } from "../runtime/index.ts";
import { demoAccountId, demoWorkspaceId, seedDemo } from "./demo/seed-demo.ts";
import { showProgress } from "./demo/progress.ts";
import type { Settings } from "../runtime/index.ts";

/**
 * On the first start on a store: seeds the demo network and makes the first key, whose value is returned to be shown once.
 * On a store with a workspace it does nothing and returns null.
 * @throws Error naming an unknown scope among the settings, before anything is written.
 */
export async function firstStart<Context>(
  { store, surface, clock, newId }: Service<Context>,
  settings: Settings,
): Promise<string | null> {
  const known = await store.reader.selectFrom("sb_workspaces").select("id").executeTakeFirst();
  if (known) return null;
  const scopes = settings.SWITCHBOARD_BOOTSTRAP_SCOPES;
  const names = surface.scopes.map(({ name }) => name);
  const unknown = scopes.filter((scope) => !names.includes(scope));
  if (unknown.length > 0 || scopes.length === 0) {
    throw new Error(
      `SWITCHBOARD_BOOTSTRAP_SCOPES: unknown scope ${unknown.join(", ") || "(none)"}; expected one or more of ${names.join(", ")}`,
    );
  }
  const members = settings.SWITCHBOARD_DEMO_MEMBERS;
  const now = clock();
  await seedDemo(store, { members, seed: 1, now, newId, onProgress: showProgress("Seeding the demo network") });
  const plan = surface.limits.plans.find(({ isDefault }) => isDefault)?.name ?? "";
  const value = settings.SWITCHBOARD_BOOTSTRAP_KEY;
  const key = {
    workspaceId: demoWorkspaceId,
    name: "first key",
    scopes,
    plan,
    defaultAccountId: demoAccountId,
    expiresAt: null,
    ...(value && { value }),
  };
  return (await createKey(store.writer, { key, now, newId }, surface.service.keyPrefix)).value;
}
