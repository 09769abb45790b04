import { sql, type Kysely } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { networkMigrations } from "../../../../../handlers/network/mirror/tables/migrations/index.ts";
import type { NetTables } from "../../../../../handlers/network/mirror/tables/net-tables.ts";
import { migrate, openStore } from "../../../../../runtime/index.ts";
import { createDatabase } from "../../../../support/databases.ts";

test("connections of an older store get the ranks of the other members", async () => {
  const { net_0003_connection_ranks: _last, ...before } = networkMigrations;
  const database = await createDatabase();
  const store = await openStore(database.url);
  onTestFinished(async () => {
    await store.close();
    await database.drop();
  });
  await migrate(store, before);
  const db = store.writer as unknown as Kysely<NetTables>; // one database contains the tables of all owners
  for (const [rank, id] of [[7, "prf_a"] as const, [9, "prf_b"] as const]) {
    await sql`insert into net_members (rank, id, handle, first_name, last_name, name, headline, about, location, industry,
      title, seniority, function, company_name, open_profile, navigator, inmail_credits, community, joined_at)
      values (${rank}, ${id}, ${id}, '', '', '', '', '', '', '', '', '', '', '', 0, 0, 0, 0, 0)`.execute(db);
  }
  await sql`insert into net_connections (member_id, other_id, connected_at)
    values ('prf_a', 'prf_b', 1), ('prf_b', 'prf_a', 1), ('prf_a', 'prf_gone', 1)`.execute(db);

  expect(await migrate(store, networkMigrations)).toEqual(["net_0003_connection_ranks"]);
  const rows = await db
    .selectFrom("net_connections")
    .select("other_rank")
    .orderBy("member_id")
    .orderBy("other_id")
    .execute();
  expect(rows.map(({ other_rank }) => other_rank)).toEqual([9, 0, 7]);
});
