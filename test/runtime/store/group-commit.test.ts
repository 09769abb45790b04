import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql, type Kysely } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { migrate, openStore, type RuntimeTables, type Store } from "../../../runtime/index.ts";
import { runtimeMigrations } from "../../../runtime/store/migrations.ts";
import { removeFolder } from "../../support/remove-folder.ts";

/** Opens a store on a separate file, with the runtime's tables. */
async function startSqlite(): Promise<Store> {
  const folder = mkdtempSync(join(tmpdir(), "switchboard-commits-"));
  const store = await openStore(`sqlite:${join(folder, "store.db")}`);
  onTestFinished(async () => {
    await store.close();
    removeFolder(folder);
  });
  await migrate(store, runtimeMigrations);
  return store;
}

const write = (db: Kysely<RuntimeTables>, name: string) =>
  db.insertInto("sb_settings").values({ name, value: "written" }).execute();

async function namesIn({ reader }: Store): Promise<string[]> {
  const rows = await reader.selectFrom("sb_settings").select("name").orderBy("name").execute();
  return rows.map(({ name }) => name);
}

const writeAll = (store: Store, names: readonly string[]) =>
  names.map((name) => store.transaction((tx) => write(tx, name)));

const statesOf = async (calls: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map(({ status }) => status);

test("transactions of one batch are all on disk when the first one is acknowledged", async () => {
  const store = await startSqlite();
  const calls = writeAll(store, ["a", "b", "c"]);
  await calls[0];
  expect(await namesIn(store)).toEqual(["a", "b", "c"]);
  await Promise.all(calls);
});

test("a transaction that fails is rolled back alone, with its own error", async () => {
  const store = await startSqlite();
  const [first, last] = writeAll(store, ["first", "last"]);
  const failing = store.transaction(async (tx) => {
    await write(tx, "undone");
    throw new Error("broken");
  });
  const repeated = store.transaction((tx) => write(tx, "first"));
  await expect(failing).rejects.toThrow("broken");
  await expect(repeated).rejects.toThrow("UNIQUE");
  await Promise.all([first, last]);
  expect(await namesIn(store)).toEqual(["first", "last"]);
});

test("single statements share the commit too, and fail independently", async () => {
  const store = await startSqlite();
  const states = await statesOf([write(store.writer, "a"), write(store.writer, "a"), ...writeAll(store, ["b"])]);
  expect(states).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(await namesIn(store)).toEqual(["a", "b"]);
});

test("relaxed statements share a batch or commit alone, and are visible when acknowledged", async () => {
  const store = await startSqlite();
  await write(store.relaxedWriter, "alone");
  expect(await namesIn(store)).toEqual(["alone"]);
  const states = await statesOf([
    write(store.relaxedWriter, "before"),
    ...writeAll(store, ["durable"]),
    write(store.relaxedWriter, "alone"),
    store.insertRows("sb_settings", ["name", "value"], async () => [["row", ""]]),
  ]);
  expect(states).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
  expect(await namesIn(store)).toEqual(["alone", "before", "durable", "row"]);
});

test("many rows are inserted in their order, whatever their number", async () => {
  const store = await startSqlite();
  const names = Array.from({ length: 23 }, (_, index) => `row ${23 - index}`);
  await store.insertRows("sb_settings", ["name", "value"], async () => names.map((name) => [name, `of ${name}`]));
  const { rows } = await sql`select name, value from sb_settings order by rowid`.execute(store.reader);
  expect(rows).toEqual(names.map((name) => ({ name, value: `of ${name}` })));
});

test("a slow transaction delays its batch, and nothing of the batch is visible before the commit", async () => {
  const store = await startSqlite();
  const [first] = writeAll(store, ["first"]);
  const seen = store.transaction(async (tx) => {
    await write(tx, "slow");
    await new Promise(setImmediate);
    return namesIn(store);
  });
  expect(await seen).toEqual([]);
  await first;
  expect(await namesIn(store)).toEqual(["first", "slow"]);
});

test("a failed commit fails its whole batch, but not the next one", async () => {
  const store = await startSqlite();
  const orphan = store.transaction(async (tx) => {
    await sql`pragma defer_foreign_keys = on`.execute(tx);
    await tx
      .insertInto("sb_keys")
      .values({
        ...{ id: "key_one", workspace_id: "nowhere", name: "", hash: "", hint: "", scopes: "[]", plan: "standard" },
        ...{ default_account_id: null, created_at: 0, expires_at: null, revoked_at: null },
      })
      .execute();
  });
  const results = await Promise.allSettled([...writeAll(store, ["a"]), orphan, ...writeAll(store, ["b"])]);
  for (const result of results) expect(result).toMatchObject({ reason: { code: "SQLITE_CONSTRAINT_FOREIGNKEY" } });
  expect(await namesIn(store)).toEqual([]);
  await Promise.all(writeAll(store, ["c"]));
  expect(await namesIn(store)).toEqual(["c"]);
});

test("an error that ends the transaction of a batch fails the earlier work in it, but not the later work", async () => {
  const store = await startSqlite();
  const before = writeAll(store, ["before"]);
  const full = store.transaction(async (tx) => {
    await sql`pragma max_page_count = 1`.execute(tx); // SQLite raises it to the current number of pages
    await tx
      .insertInto("sb_settings")
      .values({ name: "large", value: "x".repeat(1_000_000) })
      .execute();
  });
  const after = store.transaction(async (tx) => {
    await sql`pragma max_page_count = 1000000`.execute(tx);
    await write(tx, "after");
  });
  const results = await Promise.allSettled([...before, full]);
  const reason = { code: "store_unavailable", cause: { code: "SQLITE_FULL" } };
  for (const result of results) expect(result).toMatchObject({ reason });
  await after;
  expect(await namesIn(store)).toEqual(["after"]);
});

test("writing to a closed store fails, and closing waits for pending work", async () => {
  const folder = mkdtempSync(join(tmpdir(), "switchboard-commits-"));
  onTestFinished(() => removeFolder(folder));
  const url = `sqlite:${join(folder, "store.db")}`;
  const store = await openStore(url);
  await migrate(store, runtimeMigrations);
  const calls = writeAll(store, ["a", "b"]);
  await store.close();
  expect(await statesOf(calls)).toEqual(["fulfilled", "fulfilled"]);
  await expect(write(store.writer, "c")).rejects.toThrow("not open");
  const again = await openStore(url);
  expect(await namesIn(again)).toEqual(["a", "b"]);
  await again.close();
});
