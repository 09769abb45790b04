import { sql } from "kysely";
import { expect, test } from "vitest";
import type { PostAnalytics } from "../../../generated/schemas.ts";
import { createLanguageDatabase } from "../../support/databases.ts";
import { everyPage } from "../../support/every-page.ts";
import { serviceTablesOf } from "../../support/service-tables.ts";
import { startService } from "../../support/start-service.ts";

/** By code point, descending. English sorts them as aB, ab, a0b, a_b. */
const ids = ["pst_ab", "pst_a_b", "pst_aB", "pst_a0b"];

test("lists and cursors sort ids by code point, whatever the language of the database", async () => {
  const service = await startService({ database: await createLanguageDatabase() });
  const tables = serviceTablesOf(service);
  const stored = tables.selectFrom("svc_post_analytics").selectAll().limit(1);
  const row = await stored.executeTakeFirstOrThrow();
  const figures = JSON.parse(row.figures);
  for (const post_id of ids)
    await tables
      .insertInto("svc_post_analytics")
      .values({ ...row, post_id, figures: JSON.stringify({ ...figures, post_id }) })
      .execute();
  for (const limit of [1, 3, 100]) {
    const listed = await everyPage<PostAnalytics>(service, "get_cached_post_analytics", {}, limit);
    expect(listed.map(({ post_id }) => post_id).filter((id) => ids.includes(id))).toEqual(ids);
  }
});

/** The names of columns that sort text in another order; on SQLite, of tables with such columns. */
const inOtherOrder = {
  postgres: sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = current_schema() and data_type = 'text' and collation_name is distinct from 'C'
    order by 1`,
  sqlite: sql<{ name: string }>`select name from sqlite_master where lower(sql) like '%collate%' order by 1`,
};

test("every text column of the store sorts by code point", async () => {
  const { store } = await startService();
  const { rows } = await inOtherOrder[store.dialect].execute(store.reader);
  // A migration that adds a text column must end with textOrder.
  expect(rows.map(({ name }) => name)).toEqual([]);
});
