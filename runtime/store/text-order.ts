import { sql, type Kysely, type Migration } from "kysely";
import type { Dialect } from "./store.ts";

/**
 * Returns a migration that sorts the texts of existing tables by code point on PostgreSQL, as SQLite does. Otherwise,
 * they sort in the order of the database's language, and lists that are sorted by id differ between the stores.
 * Later migrations call this function again for the tables that they add.
 * @param prefix the beginning of the tables' names, such as `svc_`.
 */
export const textOrder =
  (prefix: string) =>
  (dialect: Dialect): Migration => ({
    up: async (db: Kysely<unknown>) => {
      if (dialect === "sqlite") return;
      for (const [table, columns] of await readTextColumns(db, prefix)) {
        const changes = columns.map((column) => sql`alter column ${sql.ref(column)} type text collate "C"`);
        await sql`alter table ${sql.table(table)} ${sql.join(changes)}`.execute(db);
      }
    },
  });

/** Returns the text columns that are not sorted by code point, by table. */
async function readTextColumns(db: Kysely<unknown>, prefix: string): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.table_name as "table", c.column_name as "column"
    from information_schema.columns c
      join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and starts_with(c.table_name, ${prefix})
      and c.data_type = 'text' and c.collation_name is distinct from 'C'
    order by c.table_name, c.ordinal_position`.execute(db);
  const tables = new Map<string, string[]>();
  for (const { table, column } of rows) tables.set(table, [...(tables.get(table) ?? []), column]);
  return tables;
}
