import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { migrate, openStore } from "../../../runtime/index.ts";
import { runtimeMigrations } from "../../../runtime/store/migrations.ts";
import { createDatabase } from "../../support/databases.ts";

test("migrated rows belong to the principals of their keys", async () => {
  const { sb_0005_principals: _last, ...before } = runtimeMigrations;
  const database = await createDatabase();
  const store = await openStore(database.url);
  onTestFinished(async () => {
    await store.close();
    await database.drop();
  });
  const { writer, reader } = store;
  await migrate(store, before);
  await sql`insert into sb_plan_use (key_id, tokens, updated_at) values ('key_a', 7.5, 1)`.execute(writer);
  await sql`insert into sb_idempotency (key_id, account_id, tool, idempotency_key, arguments_hash, answer, created_at)
    values ('key_a', 'acc_a', 'add_note', 'once', 'hash', '{}', 1)`.execute(writer);
  await sql`insert into sb_audit (at, workspace_id, key_id, tool, surface, request_id, outcome, status, preview, replay, duration_ms)
    values (1, 'wsp_a', 'key_a', 'add_note', 'rest', 'req_a', 'ok', 200, 0, 0, 0.5)`.execute(writer);
  await sql`insert into sb_questions (id, key_id, asked_at) values ('one', 'key_a', 1)`.execute(writer);

  expect(await migrate(store, runtimeMigrations)).toEqual(["sb_0005_principals"]);
  for (const table of ["sb_plan_use", "sb_idempotency", "sb_audit", "sb_questions"] as const)
    expect(await reader.selectFrom(table).select("principal_id").execute(), table).toEqual([{ principal_id: "key_a" }]);
  // The renamed column is still the primary key.
  const again = sql`insert into sb_plan_use (principal_id, tokens, updated_at) values ('key_a', 1, 1)`.execute(writer);
  await expect(again).rejects.toThrow(/unique/i);
});
