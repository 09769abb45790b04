import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { sql, type Kysely } from "kysely";
import { beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { migrate, openBulkStore, openStore, type RuntimeTables } from "../../../runtime/index.ts";
import { runtimeMigrations } from "../../../runtime/store/migrations.ts";
import { bundleProgram } from "../../support/bundle-program.ts";
import { removeFolder } from "../../support/remove-folder.ts";

let program = "";
let url = "";
beforeAll(async () => void (program = await bundleProgram("sqlite-thread/main.ts")));

beforeEach(async () => {
  const folder = mkdtempSync(join(tmpdir(), "switchboard-bulk-"));
  onTestFinished(() => removeFolder(folder));
  url = `sqlite:${join(folder, "store.db")}`;
  const store = await openStore(url);
  await migrate(store, runtimeMigrations);
  await store.close();
});

const openBulk = () => openBulkStore(url, (data) => new Worker(program, { workerData: data }));

/** Inserts rows, by default more than fit into one message to the writing thread. */
async function insertMany(db: Kysely<RuntimeTables>, count = 10_000): Promise<void> {
  for (let at = 0; at < count; at += 1)
    await sql`insert into sb_settings (name, value) values (${`name ${at}`}, ${"value"})`.execute(db);
}

async function countSettings(): Promise<number> {
  const store = await openStore(url);
  const { rows } = await sql<{ count: number }>`select count(*) as count from sb_settings`.execute(store.reader);
  await store.close();
  return rows[0]?.count ?? 0;
}

test("a query sees all inserts before it, and the commit contains them", async () => {
  const store = await openBulk();
  const seen = await store.transaction(async (tx) => {
    await insertMany(tx);
    return tx.selectFrom("sb_settings").select("value").where("name", "=", "name 9999").execute();
  });
  await store.close();
  expect(seen).toEqual([{ value: "value" }]);
  expect(await countSettings()).toBe(10_000);
});

test("an insert that fails rejects the transaction with its error, and nothing remains", async () => {
  const store = await openBulk();
  const failing = store.transaction(async (tx) => {
    await insertMany(tx, 10);
    await sql`insert into sb_settings (name, value) values ('name 1', 'twice')`.execute(tx);
  });
  await expect(failing).rejects.toMatchObject({ code: "SQLITE_CONSTRAINT_PRIMARYKEY" });
  await store.transaction((tx) => insertMany(tx, 3)); // usable afterward
  await store.close();
  expect(await countSettings()).toBe(3);
});
