import { expect, onTestFinished, test } from "vitest";
import { migrate, openStore, runtimeMigrations, type Store } from "../../../runtime/index.ts";
import { announceAccounts, createAccounts } from "../../../runtime/identity/accounts.ts";
import type { Principal } from "../../../runtime/identity/principal.ts";
import { addWorkspace } from "../../support/accounts.ts";
import { createTestClock } from "../../support/clock.ts";
import { createDatabase, storeKind } from "../../support/databases.ts";
import { eventually } from "../../support/eventually.ts";

const caller = { workspaceId: "wsp_one", defaultAccountId: null, accountIds: null } as unknown as Principal; // all that is read

/** Starts two nodes, with two accounts. */
async function startNodes(openOther: (url: string, store: Store) => Promise<Store>) {
  const database = await createDatabase();
  const store = await openStore(database.url);
  await migrate(store, runtimeMigrations);
  const otherStore = await openOther(database.url, store);
  await addWorkspace(store, "wsp_one", [{ id: "acc_one" }, { id: "acc_two" }]);
  const clock = createTestClock();
  const nodes = [createAccounts(store, clock), createAccounts(otherStore, clock)] as const;
  onTestFinished(async () => {
    for (const node of nodes) node.close();
    if (otherStore !== store) await otherStore.close();
    await store.close();
    await database.drop();
  });
  return { store, nodes, clock };
}

test("every node that shares a store notices that an account is disconnected or connected, before its cache expires", async () => {
  const { nodes, clock } = await startNodes(
    async (url, store) => (storeKind() === "postgres" ? openStore(url) : store), // SQLite has one node
  );
  const statuses = () =>
    Promise.all(
      nodes.flatMap((node) => ["acc_one", "acc_two"].map(async (id) => (await node.resolve(caller, id)).status)),
    );
  expect(await statuses()).toEqual(["connected", "connected", "connected", "connected"]);
  const reported: number[] = [];
  const report = async (_tx: unknown, { at }: { readonly at: number }) => void reported.push(at);
  await nodes[0].disconnect("acc_one", report);
  await nodes[0].disconnect("acc_one", report);
  expect(reported).toEqual([clock()]);
  await eventually(async () =>
    expect(await statuses()).toEqual(["disconnected", "connected", "disconnected", "connected"]),
  );
  await nodes[1].reconnect("acc_one", report);
  await nodes[1].reconnect("acc_two", report);
  expect(reported).toEqual([clock(), clock()]);
  await eventually(async () => expect(await statuses()).toEqual(["connected", "connected", "connected", "connected"]));
});

test("another process notices an announced change before its cache expires", async () => {
  const { store, nodes } = await startNodes((url) => openStore(url));
  const [, other] = nodes;
  const find = async () => other.resolve(caller, "acc_two");
  expect((await find()).id).toBe("acc_two");
  await store.transaction(async (tx) => {
    await tx.deleteFrom("sb_accounts").where("id", "=", "acc_two").execute();
    await announceAccounts(store, tx);
  });
  await eventually(() => expect(find()).rejects.toThrow("does not exist"));
});
