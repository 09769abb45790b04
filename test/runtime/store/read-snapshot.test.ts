import { mkdtempSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SqliteDatabase from "better-sqlite3";
import type { Kysely } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { migrate, openStore, type RuntimeTables, type Store } from "../../../runtime/index.ts";
import { runtimeMigrations } from "../../../runtime/store/migrations.ts";
import { removeFolder } from "../../support/remove-folder.ts";

async function startSqlite(): Promise<{ readonly store: Store; readonly file: string }> {
  const folder = mkdtempSync(join(tmpdir(), "switchboard-snapshot-"));
  const file = join(folder, "store.db");
  const store = await openStore(`sqlite:${file}`);
  onTestFinished(async () => {
    await store.close();
    removeFolder(folder);
  });
  await migrate(store, runtimeMigrations);
  return { store, file };
}

const write = (db: Kysely<RuntimeTables>, name: string, value = "") =>
  db.insertInto("sb_settings").values({ name, value }).execute();

const count = async ({ reader }: Store): Promise<number> =>
  (await reader.selectFrom("sb_settings").select("name").execute()).length;

test("a committed write is visible to its caller, also after a read in the same turn", async () => {
  const { store } = await startSqlite();
  const writing = write(store.writer, "a");
  expect(await count(store)).toBe(0);
  await writing;
  expect(await count(store)).toBe(1);
  await Promise.all([count(store), write(store.relaxedWriter, "b")]);
  expect(await count(store)).toBe(2);
});

test("writes of another process are visible in the next turn of the event loop", async () => {
  const { store, file } = await startSqlite();
  const other = new SqliteDatabase(file);
  expect(await count(store)).toBe(0);
  other.exec("insert into sb_settings (name, value) values ('a', '')");
  other.close();
  expect(await count(store)).toBe(0);
  await new Promise(setImmediate);
  expect(await count(store)).toBe(1);
});

test("the write-ahead log is reset while every turn of the event loop reads and writes", async () => {
  const { store, file } = await startSqlite();
  const value = "x".repeat(200_000);
  const state = { isDone: false };
  const reading = (async () => {
    while (!state.isDone) {
      await count(store);
      await new Promise(setImmediate);
    }
  })();
  for (let round = 0; round < 200; round += 1) await write(store.relaxedWriter, `${round}`, value);
  state.isDone = true;
  await reading;
  expect(statSync(`${file}-wal`).size).toBeLessThan(20_000_000);
  expect(statSync(file).size).toBeGreaterThan(30_000_000);
});
