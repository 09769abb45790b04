import { expect, onTestFinished, test, vi } from "vitest";
import { migrate, openStore, runtimeMigrations } from "../../../runtime/index.ts";
import { createDatabase, storeKind } from "../../support/databases.ts";
import { withResolvers } from "../../support/with-resolvers.ts";
import { eventually } from "../../support/eventually.ts";

async function openTwo() {
  const database = await createDatabase();
  const first = await openStore(database.url);
  // On SQLite, a second store on the same file would wake its listeners after every commit, not only after notifications.
  const second = storeKind() === "postgres" ? await openStore(database.url) : first;
  onTestFinished(async () => {
    await Promise.all([...new Set([first, second])].map((store) => store.close()));
    await database.drop();
  });
  await migrate(first, runtimeMigrations);
  return { first, second };
}

test("a listener is woken when the transaction has committed, not before", async () => {
  const { first, second } = await openTwo();
  const wake = vi.fn();
  second.listen("things", wake);
  const known = wake.mock.calls.length;
  // Notifications are lost until PostgreSQL has registered the listener. The new connection then wakes it once.
  if (storeKind() === "postgres") await eventually(() => expect(wake.mock.calls.length).toBeGreaterThan(known));
  wake.mockClear();
  const { promise: mayCommit, resolve: commit } = withResolvers();
  const { promise: hasNotified, resolve: notified } = withResolvers();
  const transaction = first.transaction(async (tx) => {
    await first.notify(tx, "things");
    notified();
    await mayCommit;
  });
  await hasNotified;
  expect(wake).not.toHaveBeenCalled();
  commit();
  await transaction;
  await eventually(() => expect(wake).toHaveBeenCalledTimes(1));
});

test("many notifications of one transaction wake a listener once, and a removed listener is not woken", async () => {
  const { first } = await openTwo();
  const [wake, removed] = [vi.fn(), vi.fn()];
  first.listen("things", wake);
  first.listen("things", removed)();
  if (storeKind() === "postgres") await eventually(() => expect(wake).toHaveBeenCalled());
  wake.mockClear();
  await first.transaction(async (tx) => {
    for (let index = 0; index < 100; index += 1) await first.notify(tx, "things");
  });
  await eventually(() => expect(wake).toHaveBeenCalled());
  await first.writer.insertInto("sb_settings").values({ name: "later", value: "" }).execute();
  expect(wake).toHaveBeenCalledTimes(1);
  expect(removed).not.toHaveBeenCalled();
});
