import { expect, onTestFinished, test } from "vitest";
import { migrate, openStore, runtimeMigrations } from "../../../runtime/index.ts";
import { createAccounts } from "../../../runtime/identity/accounts.ts";
import type { Principal } from "../../../runtime/identity/principal.ts";
import { addWorkspace } from "../../support/accounts.ts";
import { createTestClock } from "../../support/clock.ts";
import { createDatabase, storeKind } from "../../support/databases.ts";
import { eventually } from "../../support/eventually.ts";

const caller = { workspaceId: "wsp_one", defaultAccountId: null } as Principal;

test("every node that shares a store notices that an account is disconnected, before its cache expires", async () => {
  const database = await createDatabase();
  const store = await openStore(database.url);
  const otherStore = storeKind() === "postgres" ? await openStore(database.url) : store; // SQLite has one node
  await migrate(store, runtimeMigrations);
  await addWorkspace(store, "wsp_one", [{ id: "acc_one" }, { id: "acc_two" }]);
  const clock = createTestClock();
  const nodes = [createAccounts(store, clock), createAccounts(otherStore, clock)];
  onTestFinished(async () => {
    for (const node of nodes) node.close();
    if (otherStore !== store) await otherStore.close();
    await store.close();
    await database.drop();
  });
  const statuses = () =>
    Promise.all(
      nodes.flatMap((node) => ["acc_one", "acc_two"].map(async (id) => (await node.resolve(caller, id)).status)),
    );
  expect(await statuses()).toEqual(["connected", "connected", "connected", "connected"]);
  const reported: number[] = [];
  await nodes[0]?.disconnect("acc_one", async (_tx, { at }) => void reported.push(at));
  await nodes[0]?.disconnect("acc_one", async (_tx, { at }) => void reported.push(at));
  expect(reported).toEqual([clock()]);
  await eventually(async () =>
    expect(await statuses()).toEqual(["disconnected", "connected", "disconnected", "connected"]),
  );
});
