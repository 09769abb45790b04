import { sql, type Kysely } from "kysely";
import { isNetTable, type Dialect, type NetTables } from "../tables/net-tables.ts";

/** The number of rows of each index that SQLite reads. Reading all would take minutes on a large network. */
const maxAnalyzedRows = 1_000;

/** Collects the statistics of the query planners. PostgreSQL would otherwise collect them some minutes later. */
export async function collectStatistics(db: Kysely<NetTables>, dialect: Dialect): Promise<void> {
  if (dialect === "sqlite") await sql.raw(`pragma analysis_limit = ${maxAnalyzedRows}`).execute(db);
  await sql`analyze`.execute(db);
  if (dialect === "sqlite") await correctRowsPerNetwork(db);
}

/**
 * Corrects the row counts per `network_id`, the first column of each index. SQLite stops counting at its limit, and its
 * planner would then prefer to read all rows of a network
 * (https://www.sqlite.org/fileformat2.html#the_sqlite_stat1_table).
 */
async function correctRowsPerNetwork(db: Kysely<NetTables>): Promise<void> {
  const counted = await sql<{ networks: number }>`select count(*) as networks from net_networks`.execute(db);
  const networks = Math.max(1, counted.rows[0]?.networks ?? 1);
  const { rows } = await sql<{ id: number; tbl: string; stat: string }>`
    select rowid as id, tbl, stat from sqlite_stat1 where idx is not null`.execute(db);
  for (const { id, tbl, stat } of rows) {
    const [total = "", perNetwork = "", ...rest] = stat.split(" ");
    const average = Math.ceil(Number(total) / networks);
    if (!isNetTable(tbl) || Number(perNetwork) >= average) continue;
    await sql`update sqlite_stat1 set stat = ${[total, average, ...rest].join(" ")} where rowid = ${id}`.execute(db);
  }
  await sql`analyze sqlite_schema`.execute(db); // reads the changed statistics
}
