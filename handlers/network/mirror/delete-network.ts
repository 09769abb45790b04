import { sql, type Kysely } from "kysely";
import { readTables } from "../../../runtime/index.ts";
import { textTables } from "./sql/full-text.ts";
import { isNetTable, type Dialect, type NetTables } from "./tables/net-tables.ts";

/** Deletes a network with all of its rows. `db` is not restricted to one network. */
export async function deleteNetwork(db: Kysely<NetTables>, dialect: Dialect, networkId: number): Promise<void> {
  for (const [name, { base, ordinal }] of Object.entries(textTables)) {
    const number = sql.ref(dialect === "sqlite" ? "rowid" : "ordinal");
    const rows = sql`select ${sql.ref(ordinal)} from ${sql.table(base)} where network_id = ${networkId}`;
    await sql`delete from ${sql.table(name)} where ${number} in (${rows})`.execute(db);
    // Until the index is merged, it contains the words of deleted rows.
    if (dialect === "sqlite") await sql.raw(`insert into ${name} (${name}) values ('optimize')`).execute(db);
  }
  const tables = await readTables(db, dialect);
  for (const { name } of tables.filter((table) => isNetTable(table.name)))
    await sql`delete from ${sql.table(name)} where network_id = ${networkId}`.execute(db);
  await sql`delete from net_networks where id = ${networkId}`.execute(db);
}
